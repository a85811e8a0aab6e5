import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { showFullPageSpinner, type FullPageSpinner } from '../../../ui/full-page-spinner';
import { syncScrollLock } from '../../scroll-lock';
import { part, type Markup } from './markup';

/** On the stack of modals: nobody looks behind it by a press or by Escape. */
const BACKDROP = { id: 'atoll-veil', onClick: () => {} };

/** Milliseconds that it waits for whatever it is; then it says so (fault 25). */
const PATIENCE = 10_000;

/** What covers the page while its session is checked; one at most. */
export interface PageCover {
	/** Shows it, if it is not there, and says what is being waited for. */
	show: ( why: 'checking' | 'leaving' | 'going' ) => void;
	hide: () => void;
	isShown: () => boolean;
	/** Milliseconds until it says that nothing came of it. */
	timeLeft: () => number;
	/** Says that nothing came of it, with two ways on. */
	fail: ( login: string, retry: () => void ) => void;
}

export const pageCover = ( markup: Markup ): PageCover => {
	let shown: FullPageSpinner | undefined;
	let since = 0;
	const show: PageCover[ 'show' ] = ( why ) => {
		const words = markup.waiting( why );
		// Being sent on is the end of what was waited for.
		since = shown && why === 'going' ? since : Date.now();
		if ( shown ) {
			shown.wait( words );
		} else {
			shown = showFullPageSpinner( words );
			dispatch( modals ).shown( BACKDROP );
			syncScrollLock();
		}
	};
	return {
		show,
		isShown: () => !! shown,
		timeLeft: () => Math.max( 0, since + PATIENCE - Date.now() ),
		hide: () => {
			shown?.hide();
			shown = undefined;
			dispatch( modals ).hidden( BACKDROP.id );
			syncScrollLock();
		},
		fail: ( login, retry ) => {
			const content = markup.copy( 'veil' );
			part< HTMLAnchorElement >( content, 'login' ).href = login;
			part( content, 'retry' ).addEventListener( 'click', retry );
			show( 'checking' );
			shown?.say( content );
		},
	};
};
