import type { PublicDefinition } from '../contract/public-definition';
import { validateField } from './validate-field';
import type { Answers } from './value';

/**
 * How to mend each field that is wrong, by its id; empty when the form can be sent.
 * An object's keys are in numeric order: for the form's, go through its fields.
 */
export const validateForm = (
	definition: PublicDefinition,
	answers: Answers
): Record< number, string > =>
	Object.fromEntries(
		definition.fields.flatMap( ( field ) => {
			const message = validateField( field, answers[ field.id ] ?? '' );
			return message === null ? [] : [ [ field.id, message ] ];
		} )
	);
