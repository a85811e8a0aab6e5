import type { FieldRule } from '../../contract/public-definition';
import { max } from './max';
import { maxLength } from './max-length';
import { min } from './min';
import { offered } from './offered';
import { pattern } from './pattern';
import type { Rule } from './rule';

const rules: { [ Name in FieldRule[ 'rule' ] ]: Rule< Extract< FieldRule, { rule: Name } > > } = {
	maxLength,
	pattern,
	min,
	max,
	offered,
};

/** Whether a rule of a field holds for a text. */
export const holds = ( rule: FieldRule, value: string ): boolean =>
	( rules[ rule.rule ] as Rule< FieldRule > )( value, rule );

/** What the first rule says that does not hold for every one of some texts; null when all do. */
export const broken = ( list: FieldRule[], texts: string[] ): string | null =>
	list.find( ( rule ) => ! texts.every( ( text ) => holds( rule, text ) ) )?.message ?? null;
