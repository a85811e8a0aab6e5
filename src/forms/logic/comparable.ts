import type { PublicField } from '../../contract/public-definition';
import { lower } from '../lower';
import { isUnanswered, NO_ANSWER } from '../shapes/unanswered-parts';
import { textsOf, type Value } from '../value';
import { meaning } from './meaning';

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
export const textsAt = ( field: PublicField, value: Value, source: string ): string[] => {
	const { id, inputs } = field;
	const isWhole = source === String( id );
	if ( typeof value === 'object' && ! Array.isArray( value ) ) {
		if ( isWhole && isUnanswered( field, value ) ) {
			return [];
		}
		const texts = isWhole ? textsOf( value ) : [ value[ source ] ?? '' ];
		return texts.filter( ( text ) => text !== NO_ANSWER );
	}
	if ( isWhole ) {
		return told( value );
	}
	// An input that offers nothing, such as the minutes of a time, is told of with its field.
	const choice = inputs.find( ( input ) => input.id === source )?.value;
	return told( value ).filter( ( text ) => text === ( choice || text ) );
};

/** What a result of exactly zero compares as: its field holds nothing (spec 5), and yet zero is less than 100. */
export const ZERO = [ '', '0' ];

/** The same as conditions compare it: at least one text, which is empty when nothing was answered. */
export const comparable = ( field: PublicField, value: Value, source: string ): string[] => {
	const texts = textsAt( field, value, source )
		// As in Gravity Forms, whose server folds no letters but A to Z.
		.map( ( text ) => lower( text.trim() ) )
		.filter( ( text ) => text !== '' )
		.map( ( text ) => meaning( field, text ) );
	return texts.length > 0 ? texts : [ '' ];
};
