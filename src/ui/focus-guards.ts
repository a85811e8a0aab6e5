/** Focuses the first candidate that can take the focus: hidden or disabled elements cannot. */
const focusOneOf = ( candidates: HTMLElement[] ) =>
	candidates.some( ( candidate ) => {
		candidate.focus();
		return candidate.matches( ':focus' );
	} );

/** Returns all elements, including those in custom elements, such as the days of a calendar. */
const elementsIn = ( root: ParentNode ): HTMLElement[] =>
	[ ...root.querySelectorAll< HTMLElement >( '*' ) ].flatMap( ( element ) =>
		element.shadowRoot ? [ element, ...elementsIn( element.shadowRoot ) ] : element
	);

const makeGuard = ( onFocus: ( cameFrom: EventTarget | null ) => void ) => {
	const guard = document.createElement( 'span' );
	guard.tabIndex = 0;
	guard.dataset.focusGuard = '';
	guard.addEventListener( 'focus', ( { relatedTarget } ) => onFocus( relatedTarget ) );
	return guard;
};

/**
 * Makes Tab go from the last focusable element in a container to the first, and back. The browser handles the order in
 * between, including radio buttons; the guards at both ends only move the focus to the other end.
 *
 * @return Removes the guards.
 */
export const guardFocus = ( element: HTMLElement ): ( () => void ) => {
	const stops = () =>
		elementsIn( element ).filter(
			( { dataset, tabIndex } ) => tabIndex >= 0 && ! ( 'focusGuard' in dataset )
		);
	const toFirst = () => focusOneOf( stops() );
	const toLast = () => focusOneOf( stops().reverse() );
	// From outside the page, the focus goes to the nearer end.
	const before = makeGuard( ( cameFrom ) => ( cameFrom ? toLast() : toFirst() ) );
	const after = makeGuard( ( cameFrom ) => ( cameFrom ? toFirst() : toLast() ) );
	element.prepend( before );
	element.append( after );
	return () => [ before, after ].forEach( ( guard ) => guard.remove() );
};
