import { scrollIntoView } from './scroll';

/**
 * Puts the focus onto something in an element whose beginning comes into view, below what a page
 * sticks there (`scroll-padding`).
 */
export const focusFromTop = ( element: HTMLElement, focused: HTMLElement | null ) => {
	focused?.focus( { preventScroll: true } );
	scrollIntoView( element, 'start' );
};
