import { dispatch, select } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isOutside, type SubmenuMarkup } from '../markup';

/**
 * A submenu that a press opened closes when its entry is left: by the pointer, with the delays that CSS keeps, by the
 * focus, or by a press elsewhere. While somebody goes through its links by the keyboard the pointer closes nothing, not
 * even what a hover opened: what hides with the focus loses it.
 */
export const useLeaving = ( { item, list }: SubmenuMarkup ) => {
	const pinned = () => select( menus ).getSubmenu( list.id ).pinned;
	const unpin = () => {
		if ( pinned() ) {
			dispatch( menus ).unpinned( list.id );
		}
	};
	// A mouse focuses what it presses as well, and still closes what it leaves.
	const hasKeyboardFocus = () => list.querySelector( ':focus-visible' ) !== null;
	useListener( list, 'focusin', () => {
		if ( hasKeyboardFocus() ) {
			dispatch( menus ).opened( list.id );
		}
	} );
	// A form that opened above the page under the pointer may have kept its leaving from being heard.
	useListener< PointerEvent >(
		item,
		'pointerenter',
		( { pointerType } ) => pointerType === 'mouse' && pinned() === 'closed' && unpin()
	);
	// A finger leaves as it is lifted, and so does a pen.
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
