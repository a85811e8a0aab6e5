import { dispatch, select } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { useTimer } from '../../use-timer';
import type { SubmenuMarkup } from '../markup';

/** Milliseconds after which a resting finger counts as a long press (spec 9). */
const LONG_PRESS = 400;

/**
 * Hook that makes a click on a submenu's parent toggle the submenu (spec 4), also by keyboard and touch.
 *
 * A mouse opens the submenu when its button goes down; the click at the end of that press does nothing more. A long
 * press by finger toggles before the finger is lifted, since browsers make no click of it; if a click follows
 * nevertheless, it belongs to the same press. A long press never follows a link.
 */
export const usePress = ( { toggle, list }: SubmenuMarkup, hasJustAppeared: () => boolean ) => {
	const isShown = () => select( menus ).getSubmenu( list.id ).isShown;
	// True for a press that began before the island started and that CSS has answered already.
	const hasActed = useRef( toggle.matches( ':active' ) && isShown() );
	const { start: startTimer, stop: stopTimer } = useTimer();

	const toggleSubmenu = () => {
		hasActed.current = true;
		if ( isShown() && ! hasJustAppeared() ) {
			dispatch( menus ).closed();
		} else {
			dispatch( menus ).opened( list.id );
		}
	};

	useListener< PointerEvent >( toggle, 'pointerdown', ( { pointerType, button } ) => {
		hasActed.current = false;
		stopTimer();
		if ( pointerType === 'touch' ) {
			startTimer( LONG_PRESS, toggleSubmenu );
		} else if ( button === 0 && ! isShown() ) {
			toggleSubmenu();
		}
	} );
	useListener( toggle, 'pointerup', stopTimer );
	useListener( toggle, 'pointercancel', stopTimer );
	useListener( toggle, 'keydown', () => {
		hasActed.current = false;
	} );
	useListener( toggle, 'click', () => {
		if ( ! hasActed.current ) {
			toggleSubmenu();
		}
		hasActed.current = false;
	} );
};
