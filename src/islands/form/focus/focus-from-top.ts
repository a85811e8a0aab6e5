import { scrollIntoView } from './scroll';

/**
 * Focuses something in an element, and scrolls the element's start into view, below anything that sticks to the top of
 * the page (`scroll-padding`).
 */
export const focusFromTop = ( element: HTMLElement, focused: HTMLElement | null ) => {
	focused?.focus( { preventScroll: true } );
	scrollIntoView( element, 'start' );
};
