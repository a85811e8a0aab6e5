const TIME = { duration: 200, easing: 'ease-out' };

const isStill = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Moves it out of the window sideways; resolves when it is out. */
export const slideOut = ( element: HTMLElement, way: -1 | 1 ): Promise< unknown > =>
	isStill()
		? Promise.resolve()
		: element.animate( { translate: `${ way * innerWidth }px`, opacity: 0 }, TIME ).finished;

const topOf = ( element: Element ) => element.getBoundingClientRect().top;

/** Makes a change, and lets what it moved glide to its new place. */
export const animateMoves = ( elements: Element[], change: () => void ): void => {
	const moving = isStill() ? [] : elements;
	const tops = moving.map( topOf );
	change();
	moving.forEach( ( element, index ) => {
		const moved = tops[ index ]! - topOf( element );
		element.animate( { translate: [ `0 ${ moved }px`, '0' ] }, TIME );
	} );
};
