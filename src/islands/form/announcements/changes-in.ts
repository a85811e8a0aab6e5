import type { FormState } from '@atoll/stores';
import type { Context } from '../context';

/**
 * Returns a text about what recent answers have changed on the page.
 *
 * @param context
 * @param before   The form's state before those answers.
 * @param now      The form's current state.
 * @param answered The field that was answered last.
 */
export type ChangesIn = (
	context: Context,
	before: FormState,
	now: FormState,
	answered: number
) => string;
