import type { Shape } from './shape';

/** One text under one input, whether typed or chosen; kept as it is. */
export const oneInput: Shape = ( { id }, text ) => text( `input_${ id }` );
