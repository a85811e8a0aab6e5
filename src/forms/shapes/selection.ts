import { flat } from './flat';

/** The values chosen in one control, each once, in the order they are sent. */
export const selection = flat( ( { id }, { list } ) =>
	[ ...new Set( list( `input_${ id }[]` ) ) ].filter( ( value ) => value !== '' )
);
