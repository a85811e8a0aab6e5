import type { FormState } from '@atoll/stores';
import type { Context } from '../context';

/**
 * What the answers that were given since a moment have brought onto the page, in words.
 *
 * @param context
 * @param before   How the form stood then.
 * @param now
 * @param answered The field that was answered last.
 */
export type ChangesIn = (
	context: Context,
	before: FormState,
	now: FormState,
	answered: number
) => string;
