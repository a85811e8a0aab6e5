import type { FieldInput, PublicField } from '../../contract/public-definition';
import type { Value } from '../value';

/** What is put into a part to indicate that it is empty (spec 5). */
export const NO_ANSWER = '-';

/** What one part holds. */
export const textOf = ( { id }: FieldInput, value: Value ) =>
	( value as Record< string, string > )[ id ] ?? '';

/** Whether no part is an answer. A choice that still stands where the form put it, such as a country, is none by itself. */
export const isUnanswered = ( { inputs }: PublicField, value: Value ) =>
	inputs.every( ( input ) => {
		const text = textOf( input, value );
		const isPreset = input.control === 'select' && text === input.defaultValue;
		return ! text.trim() || text === NO_ANSWER || isPreset;
	} );
