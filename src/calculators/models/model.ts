/** Entered values: cents, thousandths of a per cent, years and counts as whole numbers; choices as their value. */
export type Values = Record< string, number | string >;

/** A point of the chart: in the model's unit of time or rate, and in cents. */
export type Point = [ number, number ];

/** A model's results, in whole numbers; contract/calculators has their sentences. */
export interface Outcome {
	/** Name of the calculator's sentence that applies. */
	case: string;
	figures: Record< string, number >;
	/** Points of the chart's lines, by name. */
	lines: Record< string, Point[] >;
	/**
	 * The axis: its start and end, how many units make one of its steps (a year, a per cent), and a position to mark.
	 */
	axis: { from: number; to: number; unit: number; mark?: number };
	rows: number[][];
}

/** Constants of a calculator's definition for its model, in the same units as the values. */
export type Constants = Record< string, number | undefined >;

export type Model = ( values: Values, constants: Constants ) => Outcome;

/** Returns a numeric value; 0 if the calculator does not ask for it. */
export const number = ( values: Values | Constants, name: string ): number =>
	Number( values[ name ] ?? 0 );
