import borrowingPower from '../../contract/calculators/borrowing-power.json';
import comparison from '../../contract/calculators/comparison.json';
import extraRepayments from '../../contract/calculators/extra-repayments.json';
import repayment from '../../contract/calculators/repayment.json';
import vehicle from '../../contract/calculators/vehicle.json';
import type { Calculator, Input } from '../../src/contract/calculator';

const DEFINITIONS = {
	repayment,
	vehicle,
	'borrowing-power': borrowingPower,
	'extra-repayments': extraRepayments,
	comparison,
};

export type CalculatorKind = keyof typeof DEFINITIONS;

export const definitionOf = ( kind: CalculatorKind ) =>
	DEFINITIONS[ kind ] as unknown as Calculator;

/** What an editor may set: everything that visitors type or choose. */
export const inputsOf = ( kind: CalculatorKind ): Input[] =>
	definitionOf( kind ).inputs.flatMap( ( group ) => group.fields );

const SCALES: Partial< Record< Input[ 'type' ], number > > = { money: 100, percent: 1000 };

/** A calculator's own value, as one would type it. */
export const defaultValue = ( { type, default: value }: Input ): string =>
	typeof value === 'string' ? value : String( value / ( SCALES[ type ] ?? 1 ) );
