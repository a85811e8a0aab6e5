import type { Calculator, Input } from '../../contract/calculator';

/** Everything that is asked for, in order. */
export const fieldsOf = ( { inputs }: Pick< Calculator, 'inputs' > ): Input[] =>
	inputs.flatMap( ( group ) => group.fields );
