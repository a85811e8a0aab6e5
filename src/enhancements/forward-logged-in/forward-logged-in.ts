import { isLoggedIn } from '../../api/session/is-logged-in';
import { isFromBrowserCache, onReturn } from '../../browser/session/browser-cache';
import { reload } from '../../browser/session/navigate';
import { mayRedirect } from '../../browser/session/redirect-limit';
import { mayHaveSession } from '../../browser/session/remembered-session';

interface Props {
	/** POST s1t2/v1/token. */
	token: string;
}

/**
 * On a login page that a cache or the browser's memory may have kept: whoever is logged in already goes on, to where the
 * server sends them. Never in a loop, and without a message. A page that the server has just made for a visitor sends
 * no request.
 */
export const forwardLoggedIn = ( _: HTMLElement, { token }: Props ) => {
	const check = async () => {
		if ( ( await isLoggedIn( token ) ) && mayRedirect() ) {
			reload();
		}
	};
	onReturn( { onLeave: () => {}, onReturn: check } );
	if ( isFromBrowserCache() || mayHaveSession() ) {
		check();
	}
};
