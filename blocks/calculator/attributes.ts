export type CalculatorKind =
	'repayment' | 'vehicle' | 'borrowing-power' | 'extra-repayments' | 'comparison';

export type CalculatorAttributes = {
	kind: CalculatorKind;
	/** Empty: the calculator's own. */
	title: string;
	/** Of its heading. */
	level: number;
	/** What stands in its inputs at first, as typed; the calculator's own where it is empty. */
	values: Record< string, string >;
};
