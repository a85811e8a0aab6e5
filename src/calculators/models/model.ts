/** What was entered: cents, thousandths of a per cent, years and counts as whole numbers; choices as their value. */
export type Values = Record< string, number | string >;

/** A place of the chart: in the model's unit of time or rate, and in cents. */
export type Point = [ number, number ];

/** The results of a model, in whole numbers; their sentences are in contract/calculators. */
export interface Outcome {
	/** Which of the calculator's sentences holds. */
	case: string;
	figures: Record< string, number >;
	/** Lines of the chart by name. */
	lines: Record< string, Point[] >;
	/** From where to where the chart goes, how many of its units make one of its axis (a year, a per cent), and which place to mark. */
	axis: { from: number; to: number; unit: number; mark?: number };
	rows: number[][];
}

/** What the calculator's definition gives its model beside the values, in the same units. */
export type Constants = Record< string, number | undefined >;

export type Model = ( values: Values, constants: Constants ) => Outcome;

/** A value that is a number; 0 where the calculator does not ask for it. */
export const number = ( values: Values | Constants, name: string ): number =>
	Number( values[ name ] ?? 0 );
