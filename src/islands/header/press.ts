import { justAppeared } from './expanded-state';
import { close, isShown, open, type Behaviour, type HeaderMenus, type Submenu } from './submenu';

/** Milliseconds after which a finger that rests has pressed (spec 9). */
const LONG_PRESS = 400;

const toggle = ( submenu: Submenu, { submenus }: HeaderMenus ) => {
	if ( isShown( submenu ) && ! justAppeared( submenu ) ) {
		close( submenu );
		return;
	}
	submenus.filter( ( other ) => other !== submenu && isShown( other ) ).forEach( close );
	open( submenu );
};

/**
 * Clicking a submenu's parent toggles it (spec 4), also by keyboard and touch. One is open at a time.
 *
 * A mouse opens as its button goes down, and the click that ends this press leaves it at that. A finger that
 * rests acts before it is lifted, for browsers make no click of so long a press; where one comes nevertheless,
 * it is the same press. It never follows a link: slow fingers are no shortcut.
 */
export const toggleByPress: Behaviour = ( header ) =>
	header.submenus.forEach( ( submenu ) => {
		let timer = 0;
		// A press that began before the island came, and that CSS has answered.
		let hasActed = submenu.toggle.matches( ':active' ) && isShown( submenu );
		const listen = ( type: string, listener: ( event: PointerEvent ) => void ) =>
			submenu.toggle.addEventListener( type, listener as EventListener, {
				signal: header.signal,
			} );

		const act = () => {
			hasActed = true;
			toggle( submenu, header );
		};

		listen( 'pointerdown', ( { pointerType, button } ) => {
			hasActed = false;
			clearTimeout( timer );
			if ( pointerType === 'touch' ) {
				timer = window.setTimeout( act, LONG_PRESS );
			} else if ( button === 0 && ! isShown( submenu ) ) {
				act();
			}
		} );
		listen( 'keydown', () => {
			hasActed = false;
		} );
		listen( 'pointerup', () => clearTimeout( timer ) );
		listen( 'pointercancel', () => clearTimeout( timer ) );
		listen( 'click', () => {
			if ( ! hasActed ) {
				toggle( submenu, header );
			}
			hasActed = false;
		} );
	} );
