import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { showFullPageSpinner, type FullPageSpinner } from '../../../ui/full-page-spinner';
import { syncScrollLock } from '../../scroll-lock';
import { part, type Markup, type Wait } from './markup';

/** The cover's entry on the stack of modals: neither a click nor Escape removes it. */
const BACKDROP = { id: 'atoll-veil', onClick: () => {} };

/** Milliseconds until the cover says that what it waits for did not happen (fault 25). */
const TIMEOUT = 10_000;

/** The cover of the page while its session is checked; there is at most one. */
export interface PageCover {
	/** Shows the cover if it is not shown yet, and says what is awaited. */
	show: ( wait: Wait ) => void;
	hide: () => void;
	isShown: () => boolean;
	/** Returns the milliseconds left until the cover shows an error. */
	timeLeft: () => number;
	/**
	 * Shows an error with a way to log in, and offers a retry; without `retry` it says that the person is logged out.
	 */
	fail: ( login: string, retry?: () => void ) => void;
}

export const pageCover = ( markup: Markup ): PageCover => {
	let spinner: FullPageSpinner | undefined;
	let shownAt = 0;
	const show: PageCover[ 'show' ] = ( wait ) => {
		const words = markup.waiting( wait );
		// The redirect ends the wait before it, so its time counts towards the same timeout.
		shownAt = spinner && wait === 'going' ? shownAt : Date.now();
		if ( spinner ) {
			spinner.showSpinner( words );
		} else {
			spinner = showFullPageSpinner( words );
			dispatch( modals ).shown( BACKDROP );
			syncScrollLock();
		}
	};
	return {
		show,
		isShown: () => !! spinner,
		timeLeft: () => Math.max( 0, shownAt + TIMEOUT - Date.now() ),
		hide: () => {
			spinner?.hide();
			spinner = undefined;
			dispatch( modals ).hidden( BACKDROP.id );
			syncScrollLock();
		},
		fail: ( login, retry ) => {
			const content = markup.copy( retry ? 'veil' : 'ended' );
			part< HTMLAnchorElement >( content, 'login' ).href = login;
			if ( retry ) {
				part( content, 'retry' ).addEventListener( 'click', retry );
			}
			show( 'checking' );
			spinner?.showContent( content );
		},
	};
};
