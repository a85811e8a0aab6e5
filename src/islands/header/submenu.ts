/** A list that opens below an entry of the bar. */
export interface Submenu {
	item: HTMLElement;
	toggle: HTMLElement;
	list: HTMLElement;
}

export interface HeaderMenus {
	element: HTMLElement;
	submenus: Submenu[];
	/** Ends with the island; listeners take it. */
	signal: AbortSignal;
}

/** One thing that the island does; undone by the signal. */
export type Behaviour = ( header: HeaderMenus ) => void;

const within = ( element: HTMLElement, selector: string ) =>
	element.querySelector< HTMLElement >( selector )!;

export const submenusIn = ( element: HTMLElement ): Submenu[] =>
	[ ...element.querySelectorAll< HTMLElement >( '.atoll-menu__item.has-submenu' ) ].map(
		( item ) => ( {
			item,
			toggle: within( item, '.atoll-menu__toggle' ),
			list: within( item, '.atoll-submenu' ),
		} )
	);

export const linksOf = ( { list }: Submenu ) => [
	...list.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
];

/**
 * Tells assistive technology what shows, and is where this island knows it from: to ask the browser makes it
 * compute the styles of the page in the middle of a press.
 */
export const setExpanded = ( { toggle }: Submenu, shows: boolean ) =>
	toggle.setAttribute( 'aria-expanded', String( shows ) );

/** What people see, whoever brought it about: a pointer, the focus, or this island. */
export const isShown = ( { toggle }: Submenu ) => toggle.getAttribute( 'aria-expanded' ) === 'true';

/** Opens at once and stays, until it is closed or let go. */
export const open = ( submenu: Submenu ) => {
	submenu.item.classList.remove( 'is-closed' );
	submenu.item.classList.add( 'is-open' );
	setExpanded( submenu, true );
};

/** Closes at once, also under a pointer. */
export const close = ( submenu: Submenu ) => {
	submenu.item.classList.remove( 'is-open' );
	submenu.item.classList.add( 'is-closed' );
	setExpanded( submenu, false );
};

/** Leaves it to CSS again: it closes with the pointer's delays, or when nothing holds it; state.ts hears of that. */
export const letGo = ( { item }: Submenu ) => item.classList.remove( 'is-open', 'is-closed' );
