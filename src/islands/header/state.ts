import { isShown, open, say, type Behaviour, type Submenu } from './submenu';

/** When a submenu last came into view without anybody pressing anything. */
const appeared = new WeakMap< Submenu, number >();

/** A press meant for an entry that opened by itself a moment ago would close it; milliseconds. */
const MOMENT = 400;

export const justAppeared = ( submenu: Submenu ) =>
	performance.now() - ( appeared.get( submenu ) ?? -MOMENT ) < MOMENT;

/**
 * Keeps aria-expanded true to what shows. From here on the focus alone opens nothing; what it
 * had opened before the island came stays open.
 */
export const sayWhatShows: Behaviour = ( { element, submenus, signal } ) => {
	submenus.forEach( ( submenu ) => {
		if ( isShown( submenu ) && submenu.item.matches( ':focus-within' ) ) {
			open( submenu );
			appeared.set( submenu, performance.now() );
		}
		say( submenu );
		submenu.list.addEventListener(
			'transitionend',
			( { target, propertyName } ) => {
				if ( target === submenu.list && propertyName === 'visibility' ) {
					say( submenu );
					appeared.set( submenu, performance.now() );
				}
			},
			{ signal }
		);
	} );
	element.classList.add( 'is-live' );
	signal.addEventListener( 'abort', () => {
		element.classList.remove( 'is-live' );
		submenus.forEach( ( { item, toggle } ) => {
			item.classList.remove( 'is-open', 'is-closed' );
			toggle.removeAttribute( 'aria-expanded' );
		} );
	} );
};
