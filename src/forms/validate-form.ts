import type { PublicDefinition } from '../contract/public-definition';
import type { ResolvedAnswers } from './logic/resolved-answers';
import type { FieldVerdict } from './shapes/shape';
import { validateField } from './validate-field';

/**
 * Returns the error messages of visible fields, by field id; empty if the form, or one page of it, may be left. An
 * object's keys are in numeric order: to follow the form's order, go through its fields.
 *
 * @param page Index of the page; all pages if it is omitted.
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
