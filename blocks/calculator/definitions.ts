import type { Calculator, Input } from '../../src/contract/calculator';
import { calculators, type CalculatorKind } from '../../src/contract/calculators';

export const definitionOf = ( kind: CalculatorKind ): Calculator => calculators[ kind ];

/** What an editor may set: everything that visitors type or choose. */
export const inputsOf = ( kind: CalculatorKind ): Input[] =>
	calculators[ kind ].inputs.flatMap( ( group ) => group.fields );

const SCALES: Partial< Record< Input[ 'type' ], number > > = { money: 100, percent: 1000 };

/** A calculator's own value, as one would type it. */
export const defaultValue = ( { type, default: value }: Input ): string =>
	typeof value === 'string' ? value : String( value / ( SCALES[ type ] ?? 1 ) );
