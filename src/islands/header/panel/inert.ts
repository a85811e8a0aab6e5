/**
 * Takes everything but one element, and what it lies in, out of reach of pointer, keyboard and
 * assistive technology.
 *
 * @return Undoes it, and leaves alone what was inert before.
 */
export const makeRestInert = ( kept: HTMLElement ): ( () => void ) => {
	const changed: HTMLElement[] = [];
	for ( let at: Element = kept; at.parentElement && at !== at.ownerDocument.body; ) {
		const others = [ ...at.parentElement.children ].filter(
			( other ): other is HTMLElement =>
				other !== at && other instanceof HTMLElement && ! other.hasAttribute( 'inert' )
		);
		others.forEach( ( other ) => other.toggleAttribute( 'inert', true ) );
		changed.push( ...others );
		at = at.parentElement;
	}
	return () => changed.forEach( ( other ) => other.removeAttribute( 'inert' ) );
};
