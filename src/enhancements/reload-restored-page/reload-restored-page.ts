import { onReturn } from '../../browser/session/browser-cache';
import { reload } from '../../browser/session/navigate';

/**
 * Hides and reloads a logged-in person's page that the browser restores (Back, the back/forward cache), if its guard is
 * late, has failed or has not started. A running guard has covered the page already.
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
