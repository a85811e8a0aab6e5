import { dispatch, select } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isOutside, type SubmenuMarkup } from '../markup';

/**
 * Hook that closes a submenu opened by a press once its entry is left: by the pointer (after the CSS delays), by the
 * focus, or by a press elsewhere. While a person moves through its links by keyboard, the pointer closes nothing, not
 * even a list opened by hover: an element loses the focus when it is hidden.
 */
export const useLeaving = ( { item, list }: SubmenuMarkup ) => {
	const pinned = () => select( menus ).getSubmenu( list.id ).pinned;
	const unpin = () => {
		if ( pinned() ) {
			dispatch( menus ).unpinned( list.id );
		}
	};
	// A mouse press focuses too, but the pointer still closes the list when it leaves.
	const hasKeyboardFocus = () => list.querySelector( ':focus-visible' ) !== null;
	useListener( list, 'focusin', () => {
		if ( hasKeyboardFocus() ) {
			dispatch( menus ).opened( list.id );
		}
	} );
	// If a form opened above the page under the pointer, the browser may not have reported that the pointer left.
	useListener< PointerEvent >(
		item,
		'pointerenter',
		( { pointerType } ) => pointerType === 'mouse' && pinned() === 'closed' && unpin()
	);
	// A finger or pen leaves when it is lifted.
	useListener< PointerEvent >(
		item,
		'pointerleave',
		( { pointerType } ) => pointerType === 'mouse' && ! hasKeyboardFocus() && unpin()
	);
	useListener< FocusEvent >(
		item,
		'focusout',
		( { relatedTarget } ) => isOutside( item, relatedTarget ) && unpin()
	);
	useListener( document, 'pointerdown', ( { target } ) => isOutside( item, target ) && unpin() );
};
