import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { showFullPageSpinner, type FullPageSpinner } from '../../../ui/full-page-spinner';
import { syncScrollLock } from '../../scroll-lock';
import { part, type Markup, type Wait } from './markup';

/** On the stack of modals: neither a press nor Escape takes it away. */
const BACKDROP = { id: 'atoll-veil', onClick: () => {} };

/** Milliseconds until it says that what it waits for did not come (fault 25). */
const TIMEOUT = 10_000;

/** What covers the page while its session is checked; one at most. */
export interface PageCover {
	/** Shows it, if it is not there, and says what is being waited for. */
	show: ( wait: Wait ) => void;
	hide: () => void;
	isShown: () => boolean;
	/** Milliseconds until it says that nothing came of it. */
	timeLeft: () => number;
	/** Says that nothing came of it and offers to retry, or that they are logged out; with the way to log in. */
	fail: ( login: string, retry?: () => void ) => void;
}

export const pageCover = ( markup: Markup ): PageCover => {
	let spinner: FullPageSpinner | undefined;
	let shownAt = 0;
	const show: PageCover[ 'show' ] = ( wait ) => {
		const words = markup.waiting( wait );
		// Being sent on is the end of what was waited for.
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
