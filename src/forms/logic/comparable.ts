import type { PublicField } from '../../contract/public-definition';
import { textsOf, type Value } from '../value';
import { plainNumber } from './plain-number';

/** Letters A to Z count alike in both cases, as in Gravity Forms, whose server folds no others. */
const folded = ( text: string ) =>
	text.trim().replace( /[A-Z]+/g, ( letters ) => letters.toLowerCase() );

/** Every text in an answer; of files their names. */
const told = ( value: Value ): string[] =>
	Array.isArray( value )
		? value.flatMap( ( one ) =>
				typeof one === 'object' && 'name' in one ? [ one.name ] : textsOf( one )
			)
		: textsOf( value );

/**
 * What an id names of a field's answer.
 *
 * @param source "3" for all of it, "3.6" for what one of the field's inputs holds.
 */
export const textsAt = ( { id, inputs }: PublicField, value: Value, source: string ): string[] => {
	if ( source === String( id ) ) {
		return told( value );
	}
	if ( typeof value === 'object' && ! Array.isArray( value ) ) {
		return [ value[ source ] ?? '' ];
	}
	const choice = inputs.find( ( input ) => input.id === source )?.value;
	return told( value ).filter( ( text ) => text === ( choice ?? text ) );
};

/** The same as conditions compare it: at least one text, which is empty when nothing was answered. */
export const comparable = ( field: PublicField, value: Value, source: string ): string[] => {
	const { numberFormat } = field;
	const texts = textsAt( field, value, source )
		.map( folded )
		.filter( ( text ) => text !== '' );
	if ( texts.length === 0 ) {
		return [ '' ];
	}
	return numberFormat ? texts.map( ( text ) => plainNumber( text, numberFormat ) ) : texts;
};
