/** Scrolls an element into view: smoothly, but not for people who want less motion. */
export const scrollIntoView = ( element: HTMLElement, block: 'center' | 'start' ) => {
	const isCalm = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	element.scrollIntoView( { block, behavior: isCalm ? 'auto' : 'smooth' } );
};
