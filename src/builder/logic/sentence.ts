import { __, sprintf } from '@wordpress/i18n';
import { comparisonOf, takesValue, comparisonText } from './operators';
import { sourcesOf, type Source } from './sources';
import { isOn, type AskableField, type ConditionalLogic, type LogicRule } from './types';

/** Verbs for what happens while the rules apply: fields show or hide, mail is sent or not. */
export interface Verbs {
	show: string;
	hide: string;
}

export const verbsOf = ( verbs?: Verbs ): Verbs =>
	verbs ?? { show: __( 'Show', 'atoll' ), hide: __( 'Hide', 'atoll' ) };

/** Returns a rule as text, "Employment is Self-employed": a choice by its text, a missing field by its number. */
const clause = ( rule: LogicRule, sources: Source[] ): string => {
	const source = sources.find( ( { id } ) => id === rule.fieldId );
	const comparison = comparisonOf( rule );
	const value =
		source?.choices.find( ( choice ) => choice.value === rule.value )?.text ?? rule.value;
	return [
		/* translators: %s: number of a field that is not on the form. */
		source?.name ?? sprintf( __( 'field %s, which is missing,', 'atoll' ), rule.fieldId ),
		comparisonText( comparison, source?.shape ?? 'text' ),
		...( takesValue( comparison ) ? [ value || __( '(nothing yet)', 'atoll' ) ] : [] ),
	].join( ' ' );
};

/** Returns the text before the rules. */
const opening = (
	{ actionType, logicType, rules }: ConditionalLogic,
	subject: string,
	verbs?: Verbs
): string => {
	const verb = verbsOf( verbs )[ actionType ];
	if ( rules.length === 1 ) {
		/* translators: 1: "Show" or "Hide", 2: what shows or hides, such as "this field". */
		return sprintf( __( '%1$s %2$s if', 'atoll' ), verb, subject );
	}
	return logicType === 'any'
		? /* translators: 1: "Show" or "Hide", 2: what shows or hides, such as "this field". */
			sprintf( __( '%1$s %2$s if any of these is true:', 'atoll' ), verb, subject )
		: /* translators: 1: "Show" or "Hide", 2: what shows or hides, such as "this field". */
			sprintf( __( '%1$s %2$s if all of these are true:', 'atoll' ), verb, subject );
};

/**
 * Returns a condition in words: "Show this field if all of these are true: Employment is Self-employed; Income is more
 * than 50000." Empty if there are no rules.
 *
 * @param subject Thing that shows or hides, as a sentence names it: "this field", "page 2".
 */
export const sentenceOf = (
	logic: ConditionalLogic | undefined,
	fields: AskableField[],
	subject: string,
	verbs?: Verbs
): string => {
	if ( ! isOn( logic ) ) {
		return '';
	}
	const sources = sourcesOf( fields );
	const clauses = logic.rules.map( ( rule ) => clause( rule, sources ) );
	return `${ opening( logic, subject, verbs ) } ${ clauses.join( '; ' ) }.`;
};
