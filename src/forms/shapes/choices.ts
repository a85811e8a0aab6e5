import { flat } from './flat';

/** The chosen values, each once, in the form's order; values that are not offered come last. */
export const choices = flat( ( { inputs }, { text } ) => {
	const sent = inputs.map( ( { name } ) => text( name ) );
	const offered = inputs.map( ( { value = '' } ) => value );
	const known = offered.filter( ( value ) => sent.includes( value ) );

	return [ ...new Set( [ ...known, ...sent ] ) ].filter( ( value ) => value !== '' );
} );
