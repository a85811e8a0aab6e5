import { __, sprintf } from '@wordpress/i18n';
import { amount } from '../../forms/calculation/amount';
import { evaluate } from '../../forms/calculation/formula';
import { resultText } from '../../forms/calculation/result';
import { sourcesOf } from '../logic/sources';
import type { AskableField } from '../logic/types';
import type { Counting } from './calculation';
import { parse, sourcesIn } from './parse';

/** Returns the sample answer of a source: a choice with a number, else 100, 200, 300 in the order of the formula. */
const sampleOf = (
	choices: { value: string }[],
	position: number,
	{ format }: Counting
): string => {
	const chosen = choices.find(
		( { value } ) => amount( value, undefined, { format, whole: false } ) > 0
	);
	return chosen?.value ?? String( ( position + 1 ) * 100 );
};

/**
 * Returns an example of a formula, computed as the form will do it: "With Price 100 and Savings 200, it comes to -100."
 * Empty for a formula that reads no field.
 *
 * @param formula  Formula without errors.
 * @param fields
 * @param counting
 */
export const exampleOf = (
	formula: string,
	fields: AskableField[],
	counting: Counting
): string => {
	const tree = parse( formula );
	const sources = sourcesOf( fields );
	const samples = sourcesIn( tree ).map( ( id, position ) => {
		const source = sources.find( ( one ) => one.id === id );
		return {
			id,
			name: source?.name ?? id,
			answer: sampleOf( source?.choices ?? [], position, counting ),
		};
	} );
	if ( samples.length === 0 ) {
		return '';
	}
	const result = evaluate( tree, ( id ) =>
		amount( samples.find( ( sample ) => sample.id === id )?.answer ?? '', undefined, counting )
	);
	const inputs = samples.map( ( { answer, name } ) => `${ name } ${ answer }` ).join( ', ' );
	const text = resultText( result, { tree, ...counting } );
	if ( text === '' ) {
		/* translators: %s: answers, such as "Price 100, Savings 100". */
		return sprintf( __( 'For example, with %s the result stays empty.', 'atoll' ), inputs );
	}
	/* translators: 1: answers, such as "Price 100, Savings 200", 2: a number. */
	return sprintf( __( 'For example, with %1$s it comes to %2$s.', 'atoll' ), inputs, text );
};
