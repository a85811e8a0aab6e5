import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { isLoginOver } from './with-session';

/** So many failures in a row that are not the connection's, and the browser posts the form itself. */
const ENOUGH = 2;

/**
 * Sends again, under the same key. Where the route itself seems to be broken or blocked, by the
 * way that works without JavaScript: the server answers with a page then.
 */
export const retry = ( { key, markup }: Context ) => {
	const { failure, failures } = select( forms ).getForm( key );
	const isRouteBroken =
		failure?.name === 'Unreadable' ||
		( failure?.name === 'Refused' && ! isLoginOver( failure ) );
	if ( isRouteBroken && failures >= ENOUGH && navigator.onLine !== false ) {
		// Not form.submit(), which a control of that name would hide.
		HTMLFormElement.prototype.submit.call( markup.form );
	} else {
		// What was pressed goes with what it says, and the focus would go with it.
		markup.submit?.focus();
		markup.form.requestSubmit();
	}
};
