import { ChoicesSetting } from './choices-setting';
import { CodeSetting } from './code-setting';
import { ColumnsSetting } from './columns-setting';
import type { Control, Setting } from './control';
import { FormulaSetting } from './formula-setting';
import { LinesSetting } from './lines-setting';
import { LogicSetting } from './logic-setting';
import { NumberSetting, WholeSetting } from './number-setting';
import { ParameterSetting } from './parameter-setting';
import { PartsSetting } from './parts-setting';
import { RightAnswerSetting } from './right-answer-setting';
import { SelectSetting } from './select-setting';
import { SuggestionsSetting } from './suggestions-setting';
import { TextSetting } from './text-setting';
import { ToggleSetting } from './toggle-setting';
import { WidthSetting } from './width-setting';
import { WordsSetting } from './words-setting';

/** What edits a setting, by the control that contract/fields/settings.json names. */
export const CONTROLS: Record< Setting[ 'control' ], Control > = {
	text: TextSetting,
	lines: LinesSetting,
	code: CodeSetting,
	toggle: ToggleSetting,
	select: SelectSetting,
	suggestions: SuggestionsSetting,
	whole: WholeSetting,
	number: NumberSetting,
	words: WordsSetting,
	columns: ColumnsSetting,
	choices: ChoicesSetting,
	rightAnswer: RightAnswerSetting,
	parts: PartsSetting,
	formula: FormulaSetting,
	logic: LogicSetting,
	parameter: ParameterSetting,
	width: WidthSetting,
};
