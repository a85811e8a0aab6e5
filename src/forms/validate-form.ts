import type { PublicDefinition } from '../contract/public-definition';
import type { ResolvedAnswers } from './logic/resolved-answers';
import type { FieldVerdict } from './shapes/shape';
import { validateField } from './validate-field';

/**
 * How to mend each field that shows and is wrong, by its id; empty when the form, or one page of it, can be left.
 * An object's keys are in numeric order: for the form's, go through its fields.
 *
 * @param page From 0; all of them when none is given.
 */
export const validateForm = (
	{ fields }: PublicDefinition,
	{ answers, hiddenFields }: ResolvedAnswers,
	page?: number
): Record< number, FieldVerdict > =>
	Object.fromEntries(
		fields
			.filter(
				( field ) => ! hiddenFields.has( field.id ) && field.page === ( page ?? field.page )
			)
			.flatMap( ( field ) => {
				const verdict = validateField( field, answers[ field.id ] ?? '' );
				return verdict.message === null ? [] : [ [ field.id, verdict ] ];
			} )
	);
