import type { MessageTexts } from '../../src/calculators/texts/messages';
import type { Calculator } from '../../src/contract/calculator';
import type { CalculatorKind } from '../../src/contract/calculators';

/** The editor's data of a calculator. All inputs are in one group. */
export type EditedCalculator = Pick< Calculator, 'title' | 'inputs' >;

declare global {
	interface Window {
		/**
		 * In the user's language. Printed by php/Site/Blocks/Calculator/CalculatorEditorData.php;
		 * missing in editors without calculators.
		 */
		atollCalculators?: {
			definitions: Partial< Record< CalculatorKind, EditedCalculator > >;
			texts: MessageTexts;
		};
	}
}
