import type { FieldRule } from '../../contract/public-definition';
import { calendarDate } from './calendar-date';
import { clockTime } from './clock-time';
import { correct } from './correct';
import { extension } from './extension';
import { max } from './max';
import { maxFiles } from './max-files';
import { maxLength } from './max-length';
import { maxSize } from './max-size';
import { maxYear } from './max-year';
import { min } from './min';
import { minLength } from './min-length';
import { minYear } from './min-year';
import { offered } from './offered';
import { pattern } from './pattern';
import type { Rule } from './rule';

const rules: { [ Name in FieldRule[ 'rule' ] ]: Rule< Extract< FieldRule, { rule: Name } > > } = {
	minLength,
	maxLength,
	pattern,
	min,
	max,
	offered,
	calendarDate,
	minYear,
	maxYear,
	clockTime,
	correct,
	extension,
	maxSize,
	maxFiles,
};

/** Whether a rule of a field holds for a text. */
const holds = ( rule: FieldRule, value: string ): boolean =>
	( rules[ rule.rule ] as Rule< FieldRule > )( value, rule );

/** Each text by itself, or all of them as the lines of one. */
const judged = ( rule: FieldRule, texts: string[] ) =>
	'of' in rule && rule.of === 'all' ? [ texts.join( '\n' ) ] : texts;

/** What the first rule says that does not hold for every one of some texts; null when all do. */
export const broken = ( list: FieldRule[], texts: string[] ): string | null =>
	list.find( ( rule ) => ! judged( rule, texts ).every( ( text ) => holds( rule, text ) ) )
		?.message ?? null;
