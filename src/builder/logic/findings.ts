import type { ProblemsTexts } from '../../contract/texts';
import { lower } from '../../forms/lower';
import { conditionSources, GAP, shortestCycle } from './dependency-cycle';
import { OPERATORS, takesValue, comparisonOf } from './operators';
import { nameOf, sourcesOf, type Source } from './sources';
import { isAskable, isOn, type AskableField, type ConditionalLogic, type LogicRule } from './types';

/** Something that is wrong with a condition, in the words that PHP has for it. */
export interface Finding {
	text: keyof ProblemsTexts;
	/** What fills the sentence's placeholders. */
	values: Record< string, string >;
	/** The rule it is about, from 0; absent for the condition as a whole. */
	rule?: number;
}

interface FindingContext {
	fields: AskableField[];
	sources: Source[];
	ownId: number | undefined;
	/** How a sentence names what shows or hides. */
	subject: string;
}

/** As both engines compare (src/forms/logic/comparable.ts). */
const normalised = ( text: string ) => lower( text.trim() );

const isChoiceMissing = ( rule: LogicRule, source: Source | undefined ): boolean =>
	source !== undefined &&
	source.choices.length > 0 &&
	takesValue( comparisonOf( rule ) ) &&
	[ 'is', 'isnot' ].includes( rule.operator ) &&
	! [ '', ...source.choices.map( ( { value } ) => normalised( value ) ) ].includes(
		normalised( rule.value )
	);

const ruleFindings = (
	rule: LogicRule,
	{ fields, ownId, sources, subject: field }: FindingContext
): Finding[] => {
	if ( ! isAskable( rule.fieldId, fields ) ) {
		return [ { text: 'ruleFieldMissing', values: { field, id: rule.fieldId } } ];
	}
	if ( parseInt( rule.fieldId, 10 ) === ownId ) {
		return [ { text: 'ruleOnItself', values: { field } } ];
	}
	const { operator, value } = rule;
	if ( ! OPERATORS.includes( operator ) ) {
		return [
			{
				text: 'operatorUnknown',
				values: { field, operator, operators: OPERATORS.join( ', ' ) },
			},
		];
	}
	const source = sources.find( ( one ) => one.id === rule.fieldId );
	return isChoiceMissing( rule, source )
		? [ { text: 'ruleChoiceMissing', values: { field, question: source?.name ?? '', value } } ]
		: [];
};

/**
 * What depends on itself: a field by way of others, a page by way of a field on it. A rule about the field itself is
 * reported by `ruleFindings`.
 */
const cycleFindings = (
	logic: ConditionalLogic,
	{ fields, ownId, subject: field }: FindingContext,
	pageFieldIds: number[]
): Finding[] => {
	const others = conditionSources( logic ).filter( ( id ) => id !== ownId );
	const cycle = shortestCycle( pageFieldIds, others, fields );
	const names = cycle?.map( ( id ) =>
		id === GAP ? '…' : nameOf( fields.find( ( one ) => one.id === id ) ?? { id, label: '' } )
	);
	return names ? [ { text: 'ruleCircular', values: { field, way: names.join( ' → ' ) } } ] : [];
};

/** What a condition belongs to. */
export interface ConditionOwner {
	/** How a sentence names it: "This field". */
	subject: string;
	/** The field that it is; absent for anything else. */
	ownId?: number | undefined;
	/** The fields that show and hide with it, where it is a page. */
	pageFieldIds?: number[] | undefined;
}

/**
 * Everything that is wrong with a condition, at once and without the server.
 *
 * @param fields All of the form.
 */
export const findingsOf = (
	logic: ConditionalLogic | undefined,
	fields: AskableField[],
	{ pageFieldIds = [], ownId, subject }: ConditionOwner
): Finding[] => {
	if ( ! isOn( logic ) ) {
		return [];
	}
	const context = { fields, sources: sourcesOf( fields ), ownId, subject };
	return [
		...logic.rules.flatMap( ( one, rule ) =>
			ruleFindings( one, context ).map( ( finding ) => ( { ...finding, rule } ) )
		),
		...cycleFindings( logic, context, ownId === undefined ? pageFieldIds : [ ownId ] ),
	];
};

/** In words. */
export const problemText = ( { text, values }: Finding, texts: ProblemsTexts ): string =>
	texts[ text ].replace( /\{(\w+)\}/g, ( placeholder, name ) => values[ name ] ?? placeholder );
