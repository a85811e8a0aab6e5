import type { CalculatorKind } from '../../src/contract/calculators';

export type CalculatorAttributes = {
	kind: CalculatorKind;
	/** Empty: the calculator's own. */
	title: string;
	/** False where the page says it already. */
	showTitle: boolean;
	/** Of its heading. */
	level: number;
	/** What stands in its inputs at first, as typed; the calculator's own where it is empty. */
	values: Record< string, string >;
	/** Of the page that has the whole calculator; here are then its first questions alone. */
	url: string;
};
