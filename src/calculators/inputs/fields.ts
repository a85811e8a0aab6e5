import type { Calculator, Input } from '../../contract/calculator';

/** Returns all of a calculator's inputs, in order. */
export const fieldsOf = ( { inputs }: Pick< Calculator, 'inputs' > ): Input[] =>
	inputs.flatMap( ( group ) => group.fields );
