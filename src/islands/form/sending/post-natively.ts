import { dispatch } from '@wordpress/data';
import { forms, type Task } from '@atoll/stores';
import { pageAnswers } from '../../../api';
import { leaveToHistory } from '../../answers-storage';
import type { Context } from '../context';

/**
 * Lets the browser post the form, as it does without JavaScript. Not while the site is out of reach: an error of the
 * browser or of a server would take the form's place.
 *
 * @param context
 * @param task    What the form is busy with meanwhile.
 * @return Whether it did.
 */
export const postNatively = async (
	context: Context,
	task: Task = 'sending'
): Promise< boolean > => {
	const { key, markup } = context;
	dispatch( forms ).began( key, task );
	const isThere = await pageAnswers();
	if ( isThere ) {
		// Behind the copy that is made on leaving.
		addEventListener( 'pagehide', () => leaveToHistory( context ), { once: true } );
		// Not form.submit(), which a control of that name would hide.
		HTMLFormElement.prototype.submit.call( markup.form );
	} else {
		dispatch( forms ).ended( key );
	}
	return isThere;
};
