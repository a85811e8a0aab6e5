/** What people press, choose from or write into; and the page's last words, which cannot be scrolled out. */
const CONTROLS =
	'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="option"],footer p';

/** Corners to go to, best first: class names of src/styles/notifications/stack.css. */
const CORNERS = [ '', 'is-at-start', 'is-at-top', 'is-at-top is-at-start' ];
const ASIDE = 'is-aside';
const NAMES = [ 'is-at-start', 'is-at-top', ASIDE ];

/** From here on the stack takes a corner alone, and below it the whole width. */
const WIDE = '(min-width: 992px)';

const overlaps = ( one: DOMRect, other: DOMRect ) =>
	one.left < other.right &&
	other.left < one.right &&
	one.top < other.bottom &&
	other.top < one.bottom;

/** What the stack must not lie over: everywhere the one thing in use, and the options that it offers. */
const inUse = () => {
	const focused = document.querySelector( ':focus' );
	const offered = document.getElementById( focused?.getAttribute( 'aria-controls' ) ?? '' );
	return [ focused, offered ].filter( ( one ) => one !== null );
};

/** Whether one of the corners is free of these; the stack is in it then. */
const goToCorner = ( list: HTMLElement, corners: string[], controls: Element[] ) => {
	const taken = controls
		.filter( ( one ) => ! list.contains( one ) && one.checkVisibility() )
		.map( ( one ) => one.getBoundingClientRect() );
	return corners.some( ( names ) => {
		list.classList.remove( ...NAMES );
		list.classList.add( ...names.split( ' ' ).filter( Boolean ) );
		const place = list.getBoundingClientRect();
		return ! taken.some( ( one ) => overlaps( one, place ) );
	} );
};

/**
 * Moves the list off controls: to a corner of wide windows that has none, else to where it is off what has the focus.
 * Where there is no such place either it stands aside, below the window's end. It stays where it is while somebody is
 * on it, and comes for the focus.
 */
export const moveOffControls = ( list: HTMLElement ) => {
	const hasFocus = list.matches( ':focus-within' );
	if ( ! hasFocus && list.matches( ':hover' ) ) {
		return;
	}
	const isWide = matchMedia( WIDE ).matches;
	list.style.transition = 'none';
	const isFree = isWide
		? goToCorner( list, CORNERS, [ ...document.querySelectorAll( CONTROLS ) ] ) ||
			goToCorner( list, CORNERS, inUse() )
		: goToCorner( list, [ '' ], inUse() );
	if ( ! isFree ) {
		list.classList.remove( ...NAMES );
		list.classList.toggle( ASIDE, ! hasFocus );
	}
	list.style.transition = '';
};
