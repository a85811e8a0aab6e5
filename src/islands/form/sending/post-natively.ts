import { dispatch } from '@wordpress/data';
import { forms, type Task } from '@atoll/stores';
import { pageAnswers } from '../../../api';
import { leaveToHistory } from '../../answers-storage';
import type { Context } from '../context';

/**
 * Lets the browser post the form, as it does without JavaScript. Does not do so while the site is unreachable: an error
 * page would replace the form.
 *
 * @param context
 * @param task    What the form is busy with meanwhile.
 * @return Whether the form was posted.
 */
export const postNatively = async (
	context: Context,
	task: Task = 'sending'
): Promise< boolean > => {
	const { key, markup } = context;
	dispatch( forms ).began( key, task );
	const isThere = await pageAnswers();
	if ( isThere ) {
		// After the copy that is stored when the page is left.
		addEventListener( 'pagehide', () => leaveToHistory( context ), { once: true } );
		// Not form.submit(), which a control of that name would shadow.
		HTMLFormElement.prototype.submit.call( markup.form );
	} else {
		dispatch( forms ).ended( key );
	}
	return isThere;
};
