import { flat } from './flat';

/** One text of one input, typed or chosen; kept as it is. */
export const oneInput = flat( ( { id }, { text } ) => text( `input_${ id }` ) );
