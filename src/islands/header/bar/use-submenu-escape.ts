import { dispatch, select } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useEscape } from '../../use-escape';
import type { SubmenuMarkup } from '../markup';

/**
 * Escape closes what shows, also under a pointer that rests on it (WCAG 1.4.13), and gives the focus back to what
 * opened it if it was inside.
 */
export const useSubmenuEscape = ( { toggle, list }: SubmenuMarkup ) =>
	useEscape( () => {
		if ( ! select( menus ).getSubmenu( list.id ).isShown ) {
			return;
		}
		if ( list.matches( ':focus-within' ) ) {
			toggle.focus(); // While the list shows: what hides with the focus loses it.
		}
		dispatch( menus ).closed();
	} );
