import { flat } from './flat';

/** One text under one input, whether typed or chosen; kept as it is. */
export const oneInput = flat( ( { id }, { text } ) => text( `input_${ id }` ) );
