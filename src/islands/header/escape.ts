import { close, isShown, type Behaviour } from './submenu';

/**
 * Escape closes what shows, also under a pointer that rests on it (WCAG 1.4.13), and gives the
 * focus back to what opened it if it was inside.
 */
export const closeOnEscape: Behaviour = ( { element, submenus, signal } ) =>
	element.ownerDocument.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key !== 'Escape' ) {
				return;
			}
			submenus.filter( isShown ).forEach( ( submenu ) => {
				const hadFocus = submenu.list.matches( ':focus-within' );
				close( submenu );
				if ( hadFocus ) {
					submenu.toggle.focus();
				}
			} );
		},
		{ signal }
	);
