import { onReturn } from '../../browser/session/browser-cache';
import { reload } from '../../browser/session/navigate';

/**
 * For a page of somebody who is logged in whose guard is late, has failed or sleeps: when the browser brings the page
 * back as it was (Back, the bfcache), nothing of it shows, and the server is asked for it anew. A guard that stands
 * there has covered the page.
 */
export const reloadRestoredPage = () => {
	const { style } = document.documentElement;
	onReturn( {
		onLeave: () => ( style.visibility = 'hidden' ),
		onReturn: () => {
			if ( document.querySelector( 'dialog.atoll-veil' ) ) {
				style.visibility = '';
			} else {
				reload();
			}
		},
	} );
};
