import { checkSession } from '../../../api/session/check-session';
import { reload } from './go';
import { mayHaveSession } from '../session/remembered-session';
import { isFromBrowserCache, onReturn } from './browser-cache';
import type { Props } from '../props';
import { mayRedirect } from './redirect-limit';

/**
 * On a login page that a cache or the browser's memory may have kept: whoever is logged in already goes on, to where the
 * server sends them. In silence, and it never goes round. A page that the server has just made for a visitor asks nothing.
 */
export const forwardLoggedIn = ( { token }: Props, signal: AbortSignal ) => {
	const check = () =>
		checkSession( token ).then(
			() => mayRedirect() && reload(),
			() => {} // Then one logs in.
		);
	onReturn( { onLeave: () => {}, onReturn: check }, signal );
	if ( isFromBrowserCache() || mayHaveSession() ) {
		check();
	}
};
