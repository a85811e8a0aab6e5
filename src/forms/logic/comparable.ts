import type { PublicField } from '../../contract/public-definition';
import { lower } from '../lower';
import { isUnanswered, NO_ANSWER } from '../shapes/unanswered-parts';
import { textsOf, type Value } from '../value';
import { meaning } from './meaning';

/** Returns every text in an answer; of files their names. */
const told = ( value: Value ): string[] =>
	Array.isArray( value )
		? value.flatMap( ( one ) =>
				typeof one === 'object' && 'name' in one ? [ one.name ] : textsOf( one )
			)
		: textsOf( value );

/**
 * Returns the texts of a field's answer that an id refers to.
 *
 * @param source "3" for all texts, "3.6" for those of one of the field's inputs.
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
	// An input without choices, such as the minutes of a time, stands for its whole field.
	const choice = inputs.find( ( input ) => input.id === source )?.value;
	return told( value ).filter( ( text ) => text === ( choice || text ) );
};

/**
 * The texts that a result of exactly zero is compared as: its field is empty (spec 5), and yet zero is less than 100.
 */
export const ZERO = [ '', '0' ];

/** Returns these texts as conditions compare them: at least one, which is empty if there is no answer. */
export const comparable = ( field: PublicField, value: Value, source: string ): string[] => {
	const texts = textsAt( field, value, source )
		// As in Gravity Forms, whose server only converts A to Z to lower case.
		.map( ( text ) => lower( text.trim() ) )
		.filter( ( text ) => text !== '' )
		.map( ( text ) => meaning( field, text ) );
	return texts.length > 0 ? texts : [ '' ];
};
