import { isLoggedIn } from '../../api/session/is-logged-in';
import { isFromBrowserCache, onReturn } from '../../browser/session/browser-cache';
import { reload } from '../../browser/session/navigate';
import { mayRedirect } from '../../browser/session/redirect-limit';
import { mayHaveSession } from '../../browser/session/remembered-session';
import { openTabChannel, type TabMessage } from '../../browser/session/tab-channel';

interface Props {
	/** POST s1t2/v1/token. */
	token: string;
	/** Name of the login's cookie, where the page says that this login was ended on purpose. */
	ended?: string;
}

const tellOtherTabs = ( cookie: string ) => {
	const channel = openTabChannel( cookie );
	channel?.postMessage( { type: 'left' } satisfies TabMessage );
	channel?.close();
};

/**
 * On a login page that a cache or the browser's memory may have kept: whoever is logged in already goes on, to where the
 * server sends them. Never in a loop, and without a message. A page that the server has just made for a visitor sends
 * no request.
 *
 * Where a login was ended without a guard, other tabs of this browser still show its pages, and are told.
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
