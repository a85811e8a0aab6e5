/** Returns the answer input of a question that the server has printed; such a form needs no token. */
export const printedAnswer = ( place: Element | null ) =>
	place?.querySelector< HTMLInputElement >( 'input:not([type=hidden])' ) ?? null;
