import type { FieldInput, PublicField } from '../../contract/public-definition';
import type { Value } from '../value';

/** Text that marks a part as empty (spec 5). */
export const NO_ANSWER = '-';

/** Returns the text of one part. */
export const textOf = ( { id }: FieldInput, value: Value ) =>
	( value as Record< string, string > )[ id ] ?? '';

/** Whether no part is an answer. A choice that the form preselects, such as a country, does not count by itself. */
export const isUnanswered = ( { inputs }: PublicField, value: Value ) =>
	inputs.every( ( input ) => {
		const text = textOf( input, value );
		const isPreset = input.control === 'select' && text === input.defaultValue;
		return ! text.trim() || text === NO_ANSWER || isPreset;
	} );
