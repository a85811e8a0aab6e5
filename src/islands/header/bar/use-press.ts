import { dispatch, select } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { useTimer } from '../../use-timer';
import type { SubmenuMarkup } from '../markup';

/** Milliseconds after which a finger that rests has pressed (spec 9). */
const LONG_PRESS = 400;

/**
 * Clicking a submenu's parent toggles it (spec 4), also by keyboard and touch.
 *
 * A mouse opens as its button goes down, and the click that ends this press leaves it at that. A finger that
 * rests acts before it is lifted, for browsers make no click of so long a press; where one comes nevertheless,
 * it is the same press. It never follows a link: slow fingers are no shortcut.
 */
export const usePress = ( { toggle, list }: SubmenuMarkup, hasJustAppeared: () => boolean ) => {
	const isShown = () => select( menus ).getSubmenu( list.id ).isShown;
	// A press that began before the island came, and that CSS has answered.
	const hasActed = useRef( toggle.matches( ':active' ) && isShown() );
	const { start, stop } = useTimer();

	const act = () => {
		hasActed.current = true;
		if ( isShown() && ! hasJustAppeared() ) {
			dispatch( menus ).closed();
		} else {
			dispatch( menus ).opened( list.id );
		}
	};

	useListener< PointerEvent >( toggle, 'pointerdown', ( { pointerType, button } ) => {
		hasActed.current = false;
		stop();
		if ( pointerType === 'touch' ) {
			start( LONG_PRESS, act );
		} else if ( button === 0 && ! isShown() ) {
			act();
		}
	} );
	useListener( toggle, 'pointerup', stop );
	useListener( toggle, 'pointercancel', stop );
	useListener( toggle, 'keydown', () => {
		hasActed.current = false;
	} );
	useListener( toggle, 'click', () => {
		if ( ! hasActed.current ) {
			act();
		}
		hasActed.current = false;
	} );
};
