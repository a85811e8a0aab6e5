import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { postNatively } from './post-natively';
import { isLoginOver } from './with-session';

/** After so many failures in a row that are not the connection's, the browser posts the form itself. */
const MAX_FAILURES = 2;

/**
 * Sends again, under the same key. Where the route itself seems to be broken or blocked, by the
 * way that works without JavaScript: the server answers with a page then.
 */
export const retry = ( context: Context ) => {
	const { key, markup } = context;
	const { failure, failures } = select( forms ).getForm( key );
	const isRouteBroken =
		failure?.name === 'Unreadable' ||
		( failure?.name === 'Refused' && ! isLoginOver( failure ) );
	// The button that was pressed goes away with the message, and the focus would be lost.
	markup.submit?.focus();
	if ( isRouteBroken && failures >= MAX_FAILURES && navigator.onLine !== false ) {
		postNatively( context );
	} else {
		markup.form.requestSubmit();
	}
};
