/**
 * Tells the style sheet how high the stack is, so that whatever it lies over can be scrolled out from below it, and what
 * gets the focus is (WCAG 2.4.11).
 */
export const reserveSpace = ( list: HTMLElement ): void => {
	const { style, classList } = document.documentElement;
	classList.add( 'has-atoll-notifications' );
	new ResizeObserver( () =>
		style.setProperty( '--atoll-notifications-room', `${ list.offsetHeight }px` )
	).observe( list );
};
