import { flat } from './flat';

/** The values of all that was chosen, each once, in the form's order; what is not offered comes last. */
export const choices = flat( ( { inputs }, { text } ) => {
	const sent = inputs.map( ( { name } ) => text( name ) );
	const offered = inputs.map( ( { value = '' } ) => value );
	const known = offered.filter( ( value ) => sent.includes( value ) );

	return [ ...new Set( [ ...known, ...sent ] ) ].filter( ( value ) => value !== '' );
} );
