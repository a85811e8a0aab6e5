import { prefersReducedMotion } from '../../browser/prefers-reduced-motion';

const TIMING = { duration: 200, easing: 'ease-out' };

/** Slides an element sideways out of the window; resolves when it is out. */
export const slideOut = ( element: HTMLElement, direction: -1 | 1 ): Promise< unknown > =>
	prefersReducedMotion()
		? Promise.resolve()
		: element.animate( { translate: `${ direction * innerWidth }px`, opacity: 0 }, TIMING )
				.finished;

const topOf = ( element: Element ) => element.getBoundingClientRect().top;

/** Makes a change, and lets the elements that it moved glide to their new places. */
export const animateMoves = ( elements: Element[], change: () => void ): void => {
	const moving = prefersReducedMotion() ? [] : elements;
	const tops = moving.map( topOf );
	change();
	moving.forEach( ( element, index ) => {
		const distance = tops[ index ]! - topOf( element );
		element.animate( { translate: [ `0 ${ distance }px`, '0' ] }, TIMING );
	} );
};
