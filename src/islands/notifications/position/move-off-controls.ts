import { isVisible } from '../../../browser/is-visible';

/** What people press, choose from or write into; and the page's last words, which cannot be scrolled out. */
const CONTROLS =
	'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="option"],footer p';

/** What people read. */
const TEXT = 'main :is(h1,h2,h3,h4,p,li,dt,dd,label,legend,td,th)';

/** Corners to go to, best first: class names of src/styles/notifications/stack.css. */
const CORNERS = [ '', 'is-at-start', 'is-at-top', 'is-at-top is-at-start' ];
const ASIDE_CLASS = 'is-aside';
const CORNER_CLASSES = [ 'is-at-top', 'is-at-start' ];

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
	const options = document.getElementById( focused?.getAttribute( 'aria-controls' ) ?? '' );
	return [ focused, options ].filter( ( one ) => one !== null );
};

const findAll = ( selector: string ) => [ ...document.querySelectorAll( selector ) ];

const cornerOf = ( list: HTMLElement ) =>
	CORNER_CLASSES.filter( ( name ) => list.classList.contains( name ) ).join( ' ' );

/** Whether one of the corners is free of these; the stack is in it then. */
const moveToFreeCorner = ( list: HTMLElement, corners: string[], controls: Element[] ) => {
	const occupied = controls
		// Menus that wait for their press lie in the page unseen.
		.filter( ( one ) => ! list.contains( one ) && isVisible( one ) )
		.map( ( one ) => one.getBoundingClientRect() );
	return corners.some( ( names ) => {
		list.classList.remove( ...CORNER_CLASSES, ASIDE_CLASS );
		list.classList.add( ...names.split( ' ' ).filter( Boolean ) );
		const bounds = list.getBoundingClientRect();
		return ! occupied.some( ( one ) => overlaps( one, bounds ) );
	} );
};

const moveToBestCorner = ( list: HTMLElement, hasShown: boolean ) => {
	const corners = hasShown ? [ cornerOf( list ), ...CORNERS ] : CORNERS;
	return (
		( ! hasShown && moveToFreeCorner( list, corners, findAll( `${ CONTROLS },${ TEXT }` ) ) ) ||
		moveToFreeCorner( list, corners, findAll( CONTROLS ) ) ||
		moveToFreeCorner( list, corners, inUse() )
	);
};

/**
 * Moves the list off controls: to a corner of wide windows that has none, else to where it is off what has the focus.
 * Where there is no such place either it stands aside, below the window's end. It stays where it is while somebody is
 * on it, and comes for the focus.
 *
 * @param list
 * @param hasShown Whether any of it has been seen. Before that it goes where there are no words either, if there is
 *                 such a corner; from then on it moves only where it must, not from text to text as the page scrolls.
 */
export const moveOffControls = ( list: HTMLElement, hasShown: boolean ) => {
	if ( list.matches( ':hover' ) ) {
		return;
	}
	const hasFocus = list.matches( ':focus-within' );
	const isWide = matchMedia( WIDE ).matches;
	list.style.transition = 'none';
	const isFree = isWide
		? moveToBestCorner( list, hasShown )
		: moveToFreeCorner( list, [ '' ], inUse() );
	if ( ! isFree ) {
		list.classList.remove( ...CORNER_CLASSES );
		list.classList.toggle( ASIDE_CLASS, ! hasFocus );
	}
	list.style.transition = '';
};
