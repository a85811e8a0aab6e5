import { useRef } from '@wordpress/element';
import { redirectTo } from '../../../browser/session/navigate';
import { mayRedirect } from '../../../browser/session/redirect-limit';
import type { GuardProps } from '../../../contract/script-data/guard-props';
import { useTimer } from '../../use-timer';
import type { PageCover } from '../dialogs/page-cover';
import type { SessionStatus, TabSession } from '../session/use-tab-session';
import { loginAddress } from './addresses';

/** Decides whether the page may be seen, and leaves it if not. */
export interface PageAccess {
	/** Covers the page until the owner of the session is known. */
	check: () => Promise< void >;
	/**
	 * Sends a person who is no longer logged in to the login page, or a public page to its version for visitors.
	 *
	 * @param retry Asks the server again, if it is not known whether the person is logged in.
	 */
	redirect: ( retry?: () => void ) => void;
	/** Leaves the covered page, by a URL or a callback, and shows an error if the page is not left. */
	navigateTo: ( to: string | ( () => void ) ) => void;
}

/** @param onChanged Called when a different person is logged in; the page stays covered. */
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

	/** Goes to the login page, or from a public page to its version for visitors. */
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
