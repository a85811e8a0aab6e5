import { useRef } from '@wordpress/element';
import { redirectTo } from '../../../browser/session/navigate';
import { mayRedirect } from '../../../browser/session/redirect-limit';
import type { GuardProps } from '../../../contract/script-data/guard-props';
import { useTimer } from '../../use-timer';
import type { PageCover } from '../dialogs/page-cover';
import type { SessionStatus, TabSession } from '../session/use-tab-session';
import { loginAddress } from './addresses';

/** Whether the page may be seen, and where to go when it may not. */
export interface PageAccess {
	/** Covers the page until it is known whose session it is. */
	check: () => Promise< void >;
	/**
	 * Sends whoever is not logged in any more to the login page, or to what a public page is for visitors.
	 *
	 * @param retry Asks once more, where it is not known whether they are.
	 */
	redirect: ( retry?: () => void ) => void;
	/** Leaves the covered page, to an address or by a callback, and shows an error if that does not happen. */
	navigateTo: ( to: string | ( () => void ) ) => void;
}

/** @param onChanged Somebody else is logged in; the page stays covered. */
export const usePageAccess = (
	props: GuardProps,
	session: TabSession,
	cover: PageCover,
	onChanged: () => void
): PageAccess => {
	const isAsking = useRef( false );
	const { start } = useTimer();

	const fail = ( retry?: () => void ) => cover.fail( loginAddress( props ), retry );

	const navigateTo = ( to: string | ( () => void ) ) => {
		if ( typeof to === 'string' ) {
			redirectTo( to );
		} else {
			to();
		}
		start( cover.timeLeft(), () => cover.isShown() && fail( check ) );
	};

	/** To the login page, or from a public page to what it is for visitors. */
	const redirect: PageAccess[ 'redirect' ] = ( retry ) => {
		if ( ! mayRedirect() ) {
			fail( retry );
			return;
		}
		cover.show( 'going' );
		navigateTo( props.isPrivate ? loginAddress( props ) : props.page );
	};

	const onStatus: Record< SessionStatus, () => void > = {
		valid: cover.hide,
		changed: onChanged,
		ended: redirect,
		unclear: () => redirect( check ),
		unreached: () => fail( check ),
	};

	const check = async () => {
		cover.show( 'checking' );
		if ( ! isAsking.current ) {
			isAsking.current = true;
			const status = await session.fetchStatus();
			isAsking.current = false;
			onStatus[ status ]();
		}
	};

	return { check, redirect, navigateTo };
};
