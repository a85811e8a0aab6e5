import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion';

/** Scrolls an element into view: smoothly, but not for people who want less motion. */
export const scrollIntoView = ( element: HTMLElement, block: 'center' | 'start' ) => {
	element.scrollIntoView( { block, behavior: prefersReducedMotion() ? 'auto' : 'smooth' } );
};
