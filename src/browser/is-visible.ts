/**
 * Whether something shows, and is not only kept its place. Safari before 17.4 is asked in another way.
 */
export const isVisible = ( element: Element ): boolean =>
	'checkVisibility' in element
		? element.checkVisibility( { visibilityProperty: true } )
		: ( element as Element ).getClientRects().length > 0 &&
			getComputedStyle( element ).visibility === 'visible';
