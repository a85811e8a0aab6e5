/** Focuses the first of these that takes the focus: what is hidden or disabled does not. */
const focusOneOf = ( candidates: HTMLElement[] ) =>
	candidates.some( ( candidate ) => {
		candidate.focus();
		return candidate.matches( ':focus' );
	} );

/** Those inside of custom elements too, such as the days of a calendar. */
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
 * Leads Tab from the last stop of an element to its first and back. The browser keeps the order
 * of what lies between, radio buttons included; the guards at both ends only turn the focus round.
 *
 * @return Takes the guards away.
 */
export const guardFocus = ( element: HTMLElement ): ( () => void ) => {
	const stops = () =>
		elementsIn( element ).filter(
			( { dataset, tabIndex } ) => tabIndex >= 0 && ! ( 'focusGuard' in dataset )
		);
	const toFirst = () => focusOneOf( stops() );
	const toLast = () => focusOneOf( stops().reverse() );
	// Whoever comes from outside the page comes to the nearer end.
	const before = makeGuard( ( cameFrom ) => ( cameFrom ? toLast() : toFirst() ) );
	const after = makeGuard( ( cameFrom ) => ( cameFrom ? toFirst() : toLast() ) );
	element.prepend( before );
	element.append( after );
	return () => [ before, after ].forEach( ( guard ) => guard.remove() );
};
