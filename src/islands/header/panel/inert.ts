/**
 * Makes everything inert (unreachable by pointer, keyboard and assistive technology) except one element and its
 * ancestors.
 *
 * @return Undoes the change; elements that were inert before stay so.
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
