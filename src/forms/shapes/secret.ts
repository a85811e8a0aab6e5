import { flat } from './flat';

/** A text, perhaps asked for twice: two that differ are read as two lines, for a rule to refuse. */
export const secret = flat( ( { inputs }, { text } ) =>
	[ ...new Set( inputs.map( ( { name } ) => text( name ) ) ) ].join( '\n' )
);
