import { isVisible } from '../../../browser/is-visible';

/** Selector of controls, and of the page's last text, which cannot be scrolled out from below the stack. */
const CONTROLS =
	'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="option"],footer p';

/** Selector of text that people read. */
const TEXT = 'main :is(h1,h2,h3,h4,p,li,dt,dd,label,legend,td,th)';

/** Corners to move to, best first: class names in src/styles/notifications/stack.css. */
const CORNERS = [ '', 'is-at-start', 'is-at-top', 'is-at-top is-at-start' ];
const ASIDE_CLASS = 'is-aside';
const CORNER_CLASSES = [ 'is-at-top', 'is-at-start' ];

/** Media query of windows in which the stack takes only a corner; in narrower ones it takes the whole width. */
const WIDE = '(min-width: 992px)';

const overlaps = ( one: DOMRect, other: DOMRect ) =>
	one.left < other.right &&
	other.left < one.right &&
	one.top < other.bottom &&
	other.top < one.bottom;

/** Returns what the stack must never cover: the element in use, and the options that it offers. */
const inUse = () => {
	const focused = document.querySelector( ':focus' );
	const options = document.getElementById( focused?.getAttribute( 'aria-controls' ) ?? '' );
	return [ focused, options ].filter( ( one ) => one !== null );
};

const findAll = ( selector: string ) => [ ...document.querySelectorAll( selector ) ];

const cornerOf = ( list: HTMLElement ) =>
	CORNER_CLASSES.filter( ( name ) => list.classList.contains( name ) ).join( ' ' );

/** Moves the stack to the first corner that is free of the controls. Returns whether there is one. */
const moveToFreeCorner = ( list: HTMLElement, corners: string[], controls: Element[] ) => {
	const occupied = controls
		// Closed menus are in the page too, but invisible.
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
 * Moves the list off controls: in wide windows to a corner without controls, else to a corner where it does not cover
 * the focused element. If there is no such corner, it waits below the window's lower edge, unless the focus is in it.
 * It does not move while a person points at it.
 *
 * @param list
 * @param hasShown Whether any notification has been seen. Until then the list prefers a corner without text too; later
 *                 it moves only if it must, not from text to text as the page scrolls.
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
