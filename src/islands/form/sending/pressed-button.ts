import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { ResolvedAnswers } from '../../../forms';
import type { Context } from '../context';
import { nextPage } from '../pages/pages';

/** The actions of a posted form: only the browser handles `csv`, and the part `review` handles `change`. */
export type ButtonName = 'next' | 'back' | 'change' | 'submit' | 'save' | 'csv';

const NAMED_BUTTONS: readonly ButtonName[] = [ 'back', 'change', 'save', 'csv' ];

/**
 * Returns the action of the pressed button. Next, returning to the review, Enter and trying again all go on: to the
 * next page, or on the last page to the submission.
 */
export const pressedButton = (
	event: SubmitEvent,
	context: Context,
	resolved: ResolvedAnswers
): ButtonName => {
	const name = event.submitter?.dataset.atoll as ButtonName | undefined;
	if ( name && NAMED_BUTTONS.includes( name ) ) {
		return name;
	}
	const { page } = select( forms ).getForm( context.key );
	return nextPage( context, resolved, page ) === undefined ? 'submit' : 'next';
};
