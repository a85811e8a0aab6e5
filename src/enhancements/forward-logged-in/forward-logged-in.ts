import { isLoggedIn } from '../../api/session/is-logged-in';
import { isFromBrowserCache, onReturn } from '../../browser/session/browser-cache';
import { reload } from '../../browser/session/navigate';
import { mayRedirect } from '../../browser/session/redirect-limit';
import { mayHaveSession } from '../../browser/session/remembered-session';
import { openTabChannel, type TabMessage } from '../../browser/session/tab-channel';

interface Props {
	/** URL of POST s1t2/v1/token. */
	token: string;
	/** Name of the login's cookie, if the page says that the person has logged out. */
	ended?: string;
}

const tellOtherTabs = ( cookie: string ) => {
	const channel = openTabChannel( cookie );
	channel?.postMessage( { type: 'left' } satisfies TabMessage );
	channel?.close();
};

/**
 * Forwards logged-in people from a login page that a cache or the browser may have stored, to the server's target.
 * Never in a loop, and without a message. Sends no request on a page that the server has just made for a visitor.
 *
 * If a person logged out without a guard, also informs other tabs, which still show the login's pages.
 */
export const forwardLoggedIn = ( _: HTMLElement, { token, ended }: Props ) => {
	let untold = ended;
	const check = async () => {
		if ( ! ( await isLoggedIn( token ) ) ) {
			if ( untold ) {
				tellOtherTabs( untold );
			}
			untold = undefined;
		} else if ( mayRedirect() ) {
			reload();
		}
	};
	onReturn( { onLeave: () => {}, onReturn: check } );
	if ( ended || isFromBrowserCache() || mayHaveSession() ) {
		check();
	}
};
