/** Whether an element is visible and does not just occupy space. Safari before 17.4 lacks `checkVisibility`. */
export const isVisible = ( element: Element ): boolean =>
	'checkVisibility' in element
		? element.checkVisibility( { visibilityProperty: true } )
		: ( element as Element ).getClientRects().length > 0 &&
			getComputedStyle( element ).visibility === 'visible';
