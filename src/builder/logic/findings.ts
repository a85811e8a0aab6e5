import type { ProblemsTexts } from '../../contract/texts';
import { lower } from '../../forms/lower';
import { conditionSources, GAP, shortestCycle } from './dependency-cycle';
import { OPERATORS, takesValue, comparisonOf } from './operators';
import { nameOf, sourcesOf, type Source } from './sources';
import { isAskable, isOn, type AskableField, type ConditionalLogic, type LogicRule } from './types';

/** Problem of a condition, in the same words as in PHP. */
export interface Finding {
	text: keyof ProblemsTexts;
	/** Values for the message's placeholders. */
	values: Record< string, string >;
	/** Index of the rule, from 0; absent if the problem is about the whole condition. */
	rule?: number;
}

interface FindingContext {
	fields: AskableField[];
	sources: Source[];
	ownId: number | undefined;
	/** Name in a sentence for the thing that shows or hides. */
	subject: string;
}

/** Returns a text as both engines compare it (src/forms/logic/comparable.ts). */
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
 * Returns circular dependencies: a field that depends on itself through others, or a page through a field on it. A rule
 * about the field itself is reported by `ruleFindings`.
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

/** Thing that a condition shows or hides. */
export interface ConditionOwner {
	/** Name in a sentence: "This field". */
	subject: string;
	/** Id of the field, if the condition belongs to a field. */
	ownId?: number | undefined;
	/** Ids of the fields on the page, if the condition belongs to a page. */
	pageFieldIds?: number[] | undefined;
}

/**
 * Returns all problems of a condition, without asking the server.
 *
 * @param fields All fields of the form.
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

/** Returns the message of a problem. */
export const problemText = ( { text, values }: Finding, texts: ProblemsTexts ): string =>
	texts[ text ].replace( /\{(\w+)\}/g, ( placeholder, name ) => values[ name ] ?? placeholder );
