import { dispatch, select } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useEscape } from '../../use-escape';
import type { SubmenuMarkup } from '../markup';

/**
 * Hook that closes the visible list at Escape, even under a hovering pointer (WCAG 1.4.13), and returns the focus to
 * the list's toggle if it was inside.
 */
export const useSubmenuEscape = ( { toggle, list }: SubmenuMarkup ) =>
	useEscape( () => {
		if ( ! select( menus ).getSubmenu( list.id ).isShown ) {
			return;
		}
		if ( list.matches( ':focus-within' ) ) {
			toggle.focus(); // While the list is visible: hiding it would lose the focus.
		}
		dispatch( menus ).closed();
	} );
