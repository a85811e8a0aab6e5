import type { MessageTexts } from '../../src/calculators/texts/messages';
import type { Calculator } from '../../src/contract/calculator';
import type { CalculatorKind } from '../../src/contract/calculators';

/** What the editor knows of a calculator: its inputs are in one group. */
export type EditedCalculator = Pick< Calculator, 'title' | 'inputs' >;

declare global {
	interface Window {
		/**
		 * In the language of whoever edits, printed by
		 * php/Site/Blocks/Calculator/CalculatorEditorData.php; missing where no calculator can be
		 * inserted.
		 */
		atollCalculators?: {
			definitions: Partial< Record< CalculatorKind, EditedCalculator > >;
			texts: MessageTexts;
		};
	}
}
