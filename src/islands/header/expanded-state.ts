import { open, setExpanded, type Behaviour, type Submenu } from './submenu';

/** When a submenu last came into view without anybody pressing anything. */
const appeared = new WeakMap< Submenu, number >();

/** A press meant for an entry that opened by itself a moment ago would close it; milliseconds. */
const MOMENT = 400;

/** Asks the browser, which alone knows of a hover and of the focus. */
const look = ( submenu: Submenu ) => {
	const shows = getComputedStyle( submenu.list ).visibility === 'visible';
	setExpanded( submenu, shows );
	if ( shows ) {
		appeared.set( submenu, performance.now() );
	}
	return shows;
};

export const justAppeared = ( submenu: Submenu ) =>
	performance.now() - ( appeared.get( submenu ) ?? -MOMENT ) < MOMENT;

/**
 * Keeps aria-expanded true to what shows. From here on the focus alone opens nothing; what it
 * had opened before the island came stays open.
 */
export const syncExpanded: Behaviour = ( { element, submenus, signal } ) => {
	submenus.forEach( ( submenu ) => {
		if ( look( submenu ) && submenu.item.matches( ':is(:focus-within, :active)' ) ) {
			open( submenu );
		}
		submenu.list.addEventListener(
			'transitionend',
			( { target, propertyName } ) => {
				if ( target === submenu.list && propertyName === 'visibility' ) {
					look( submenu );
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
			toggle.setAttribute( 'aria-expanded', 'false' );
		} );
	} );
};
