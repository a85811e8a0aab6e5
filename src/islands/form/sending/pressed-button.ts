import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { ResolvedAnswers } from '../../../forms';
import type { Context } from '../context';
import { nextPage } from '../pages/pages';

/** What a posted form asks for: the browser alone handles `csv`, and the part `review` `change`. */
export type ButtonName = 'next' | 'back' | 'change' | 'submit' | 'save' | 'csv';

const NAMED_BUTTONS: readonly ButtonName[] = [ 'back', 'change', 'save', 'csv' ];

/** By the button that was pressed. Next, returning to check all answers, Enter and trying again all go on: to the next page, and on the last off with it. */
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
