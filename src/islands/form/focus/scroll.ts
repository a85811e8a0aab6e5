import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion';

/** Scrolls an element into view: smoothly, except for people who prefer reduced motion. */
export const scrollIntoView = ( element: HTMLElement, block: 'center' | 'start' ) => {
	element.scrollIntoView( { block, behavior: prefersReducedMotion() ? 'auto' : 'smooth' } );
};
