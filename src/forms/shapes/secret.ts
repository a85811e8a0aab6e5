import { flat } from './flat';

/** A text that may be asked for twice: two different texts are read as two lines, for a rule to refuse. */
export const secret = flat( ( { inputs }, { text } ) =>
	[ ...new Set( inputs.map( ( { name } ) => text( name ) ) ) ].join( '\n' )
);
