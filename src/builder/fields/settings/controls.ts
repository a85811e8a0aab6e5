import { ChoicesSetting } from './choices/choices-setting';
import { RightAnswerSetting } from './choices/right-answer-setting';
import type { Control, Setting } from './control';
import { FormulaSetting } from './formula-setting';
import { ColumnsSetting } from './lists/columns-setting';
import { LinesSetting } from './lists/lines-setting';
import { LogicSetting } from './logic-setting';
import { PartsSetting } from './parts/parts-setting';
import { CodeSetting } from './values/code-setting';
import { NumberSetting, WholeSetting } from './values/number-setting';
import { ParameterSetting } from './values/parameter-setting';
import { SelectSetting } from './values/select-setting';
import { SuggestionsSetting } from './values/suggestions-setting';
import { TextSetting } from './values/text-setting';
import { ToggleSetting } from './values/toggle-setting';
import { WidthSetting } from './values/width-setting';
import { WordsSetting } from './values/words-setting';

/** Components that edit settings, by the control that contract/fields/settings.json names. */
export const CONTROLS: Record< Setting[ 'control' ], Control > = {
	text: TextSetting,
	lines: LinesSetting,
	code: CodeSetting,
	toggle: ToggleSetting,
	select: SelectSetting,
	suggestions: SuggestionsSetting,
	whole: WholeSetting,
	year: WholeSetting,
	number: NumberSetting,
	extensions: WordsSetting,
	columns: ColumnsSetting,
	choices: ChoicesSetting,
	rightAnswer: RightAnswerSetting,
	parts: PartsSetting,
	formula: FormulaSetting,
	logic: LogicSetting,
	parameter: ParameterSetting,
	width: WidthSetting,
};
