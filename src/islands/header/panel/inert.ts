/**
 * Takes everything but one element, and what it lies in, out of reach of pointer, keyboard and
 * assistive technology.
 *
 * @return Undoes it, and leaves alone what was inert before.
 */
export const makeRestInert = ( element: HTMLElement ): ( () => void ) => {
	const changed: HTMLElement[] = [];
	for (
		let ancestor: Element = element;
		ancestor.parentElement && ancestor !== ancestor.ownerDocument.body;
	) {
		const others = [ ...ancestor.parentElement.children ].filter(
			( other ): other is HTMLElement =>
				other !== ancestor &&
				other instanceof HTMLElement &&
				! other.hasAttribute( 'inert' )
		);
		others.forEach( ( other ) => other.toggleAttribute( 'inert', true ) );
		changed.push( ...others );
		ancestor = ancestor.parentElement;
	}
	return () => changed.forEach( ( other ) => other.removeAttribute( 'inert' ) );
};
