import { dispatch, select } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isOutside, type SubmenuMarkup } from '../markup';

/**
 * A submenu that a press opened closes when its entry is left: by the pointer, with the delays that CSS keeps, by the
 * focus, or by a press elsewhere.
 */
export const useLeaving = ( { item, list }: SubmenuMarkup ) => {
	const pinned = () => select( menus ).getSubmenu( list.id ).pinned;
	const unpin = () => {
		if ( pinned() ) {
			dispatch( menus ).unpinned( list.id );
		}
	};
	// A form that opened above the page under the pointer may have kept its leaving from being heard.
	useListener< PointerEvent >(
		item,
		'pointerenter',
		( { pointerType } ) => pointerType === 'mouse' && pinned() === 'closed' && unpin()
	);
	useListener< PointerEvent >(
		item,
		'pointerleave',
		( { pointerType } ) => pointerType !== 'touch' && unpin()
	);
	useListener< FocusEvent >(
		item,
		'focusout',
		( { relatedTarget } ) => isOutside( item, relatedTarget ) && unpin()
	);
	useListener( document, 'pointerdown', ( { target } ) => isOutside( item, target ) && unpin() );
};
