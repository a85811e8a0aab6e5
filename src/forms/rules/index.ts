import type { FieldRule } from '../../contract/public-definition';
import { extension } from './extension';
import { max } from './max';
import { maxFiles } from './max-files';
import { maxLength } from './max-length';
import { maxSize } from './max-size';
import { min } from './min';
import { minLength } from './min-length';
import { offered } from './offered';
import { pattern } from './pattern';
import type { Rule } from './rule';

type Rules = {
	[ Name in FieldRule[ 'rule' ] ]: Rule< Extract< FieldRule, { rule: Name } > >;
};

/** Rules of only some kinds of field, which their parts add (src/forms/extend.ts). */
type RuleOfParts = 'calendarDate' | 'minYear' | 'maxYear' | 'clockTime' | 'correct' | 'choiceCount';

const rules: Omit< Rules, RuleOfParts > & Partial< Rules > = {
	minLength,
	maxLength,
	pattern,
	min,
	max,
	offered,
	extension,
	maxSize,
	maxFiles,
};

export const addRules = ( more: Partial< Pick< Rules, RuleOfParts > > ) =>
	Object.assign( rules, more );

/** Whether a rule of a field holds for a text. */
const holds = ( rule: FieldRule, value: string ): boolean =>
	( rules[ rule.rule ] as Rule< FieldRule > )( value, rule );

/** Returns what a rule judges: each text by itself, or all of them as the lines of one text. */
const judged = ( rule: FieldRule, texts: string[] ) =>
	'of' in rule && rule.of === 'all' ? [ texts.join( '\n' ) ] : texts;

/** Returns the message of the first rule that does not hold for each of the texts; null if all hold. */
export const broken = ( list: FieldRule[], texts: string[] ): string | null =>
	list.find( ( rule ) => ! judged( rule, texts ).every( ( text ) => holds( rule, text ) ) )
		?.message ?? null;
