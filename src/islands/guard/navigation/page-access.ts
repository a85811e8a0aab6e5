import { loginAddress, plainAddress } from './addresses';
import type { PageCover } from '../dialogs/page-cover';
import { goTo } from '../../../browser/session/go';
import type { TabSession, SessionStatus } from '../session/tab-session';
import type { Props } from '../props';
import { mayRedirect } from '../../../browser/session/redirect-limit';

/** Whether the page may be seen, and where to go when it may not. */
export interface PageAccess {
	/** Covers the page until it is known whose session it is. */
	check: () => Promise< void >;
	/** Sends whoever is not logged in any more to the login page, or to what a public page is for visitors. */
	redirect: () => void;
	/** Leaves the covered page for another one, or in some way, and says so if that does not come. */
	leaveFor: ( to: string | ( () => void ) ) => void;
}

/**
 * @param props
 * @param session
 * @param cover
 * @param onChanged Somebody else is logged in; the page stays covered.
 */
export const pageAccess = (
	props: Props,
	session: TabSession,
	cover: PageCover,
	onChanged: () => void
): PageAccess => {
	let isAsking = false;

	const fail = () => cover.fail( loginAddress( props ), check );

	const leaveFor = ( to: string | ( () => void ) ) => {
		if ( typeof to === 'string' ) {
			goTo( to );
		} else {
			to();
		}
		setTimeout( () => cover.isShown() && fail(), cover.timeLeft() );
	};

	/** To the login page, or from a public page to what it is for visitors. */
	const redirect = () => {
		if ( ! mayRedirect() ) {
			fail();
			return;
		}
		cover.show( 'going' );
		leaveFor( props.isPrivate ? loginAddress( props ) : plainAddress() );
	};

	const after: Record< SessionStatus, () => void > = {
		valid: cover.hide,
		changed: onChanged,
		ended: redirect,
		unclear: redirect,
		unreached: fail,
	};

	const check = async () => {
		cover.show( 'checking' );
		if ( ! isAsking ) {
			isAsking = true;
			const verdict = await session.ask();
			isAsking = false;
			after[ verdict ]();
		}
	};

	return { check, redirect, leaveFor };
};
