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

/** What people see, whoever brought it about: a pointer, the focus, or this island. */
export const isShown = ( { list }: Submenu ) => getComputedStyle( list ).visibility === 'visible';

/** Tells assistive technology what shows. */
export const say = ( submenu: Submenu ) =>
	submenu.toggle.setAttribute( 'aria-expanded', String( isShown( submenu ) ) );

/** Opens at once and stays, until it is closed or let go. */
export const open = ( submenu: Submenu ) => {
	submenu.item.classList.remove( 'is-closed' );
	submenu.item.classList.add( 'is-open' );
	say( submenu );
};

/** Closes at once, also under a pointer. */
export const close = ( submenu: Submenu ) => {
	submenu.item.classList.remove( 'is-open' );
	submenu.item.classList.add( 'is-closed' );
	say( submenu );
};

/** Leaves it to CSS again: it closes with the pointer's delays, or when nothing holds it. */
export const letGo = ( submenu: Submenu ) => {
	submenu.item.classList.remove( 'is-open', 'is-closed' );
	say( submenu );
};
