import type { CalculatorKind } from '../../src/contract/calculators';

export type CalculatorAttributes = {
	kind: CalculatorKind;
	/** If empty, the calculator's own title is used. */
	title: string;
	/** False if the page has a title for the calculator already. */
	showTitle: boolean;
	/** Level of the heading. */
	level: number;
	/** Initial values of the inputs, as typed; if empty, the calculator's own values. */
	values: Record< string, string >;
	/** URL of the page with the whole calculator. If set, only the first inputs are shown here. */
	url: string;
};
