import { __, sprintf } from '@wordpress/i18n';
import { evaluate } from '../../forms/calculation/formula';
import { resultText } from '../../forms/calculation/result';
import { sourcesOf } from '../logic/sources';
import type { AskableField } from '../logic/types';
import { parse, sourcesIn } from './parse';

/** What a field counts in the example: a choice's own number, else 100, 200, 300 in the order of the formula. */
const sampleOf = ( choices: { value: string }[], position: number ): number => {
	const chosen = choices.map( ( { value } ) => Number( value ) ).find( ( value ) => value > 0 );
	return chosen ?? ( position + 1 ) * 100;
};

/**
 * A formula worked out once: "With Price 100 and Savings 200, it comes to -100." Empty for one that reads no field.
 *
 * @param formula Without mistakes.
 */
export const exampleOf = ( formula: string, fields: AskableField[] ): string => {
	const tree = parse( formula );
	const sources = sourcesOf( fields );
	const samples = sourcesIn( tree ).map( ( id, position ) => {
		const source = sources.find( ( one ) => one.id === id );
		return {
			id,
			name: source?.name ?? id,
			amount: sampleOf( source?.choices ?? [], position ),
		};
	} );
	if ( samples.length === 0 ) {
		return '';
	}
	const result = evaluate(
		tree,
		( id ) => samples.find( ( sample ) => sample.id === id )?.amount ?? 0
	);
	const inputs = samples.map( ( { amount, name } ) => `${ name } ${ amount }` ).join( ', ' );
	const text = resultText( result, { tree, whole: false, decimals: 2, format: 'decimal_dot' } );
	if ( text === '' ) {
		/* translators: %s: answers, such as "Price 100, Savings 100". */
		return sprintf( __( 'For example, with %s the result stays empty.', 'atoll' ), inputs );
	}
	/* translators: 1: answers, such as "Price 100, Savings 200", 2: a number. */
	return sprintf( __( 'For example, with %1$s it comes to %2$s.', 'atoll' ), inputs, text );
};
