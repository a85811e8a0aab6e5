import type { ProblemsTexts } from '../../contract/texts';
import { circleFrom } from './circle';
import { OPERATORS, takesValue, comparisonOf } from './operators';
import { nameOf, sourcesOf, type Source } from './sources';
import { isOn, type AskableField, type ConditionalLogic, type LogicRule } from './types';

/** Something that is wrong with a condition, in the words that PHP has for it. */
export interface Finding {
	text: keyof ProblemsTexts;
	/** What fills the sentence's placeholders. */
	values: Record< string, string >;
	/** The rule it is about, from 0; absent for the condition as a whole. */
	rule?: number;
}

interface Asking {
	fields: AskableField[];
	sources: Source[];
	ownId: number | undefined;
	/** How a sentence names what shows or hides. */
	subject: string;
}

const choiceGone = ( rule: LogicRule, source: Source | undefined ): boolean =>
	source !== undefined &&
	source.choices.length > 0 &&
	takesValue( comparisonOf( rule ) ) &&
	[ 'is', 'isnot' ].includes( rule.operator ) &&
	! source.choices.some( ( { value } ) => value === rule.value );

const ofRule = (
	rule: LogicRule,
	{ fields, ownId, sources, subject: field }: Asking
): Finding[] => {
	const id = parseInt( rule.fieldId, 10 );
	if ( ! fields.some( ( one ) => one.id === id ) ) {
		return [ { text: 'ruleFieldMissing', values: { field, id: rule.fieldId } } ];
	}
	if ( id === ownId ) {
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
	return choiceGone( rule, source )
		? [ { text: 'ruleChoiceMissing', values: { field, question: source?.name ?? '', value } } ]
		: [];
};

/** A field that hangs on itself by way of others; what leads straight back is told of with its rule. */
const ofCircle = ( { fields, ownId, subject: field }: Asking ): Finding[] => {
	const way = ownId === undefined ? undefined : circleFrom( ownId, fields );
	if ( ! way || way.length < 3 ) {
		return [];
	}
	const names = way.map( ( id ) =>
		nameOf( fields.find( ( one ) => one.id === id ) ?? { id, label: '' } )
	);
	return [ { text: 'ruleCircular', values: { field, way: names.join( ' → ' ) } } ];
};

/**
 * Everything that is wrong with a condition, at once and without the server.
 *
 * @param fields  All of the form; what is being edited counts as it is now.
 * @param subject How a sentence names what shows or hides: "This field".
 * @param ownId   The field that it belongs to, absent for anything else.
 */
export const findingsOf = (
	logic: ConditionalLogic | undefined,
	fields: AskableField[],
	subject: string,
	ownId?: number
): Finding[] => {
	if ( ! isOn( logic ) ) {
		return [];
	}
	const edited = fields.map( ( field ) =>
		field.id === ownId ? { ...field, hangsOn: [ ...field.hangsOn, logic ] } : field
	);
	const asking = { fields: edited, sources: sourcesOf( fields ), ownId, subject };
	return [
		...logic.rules.flatMap( ( one, rule ) =>
			ofRule( one, asking ).map( ( finding ) => ( { ...finding, rule } ) )
		),
		...ofCircle( asking ),
	];
};

/** In words. */
export const say = ( { text, values }: Finding, texts: ProblemsTexts ): string =>
	texts[ text ].replace( /\{(\w+)\}/g, ( placeholder, name ) => values[ name ] ?? placeholder );
