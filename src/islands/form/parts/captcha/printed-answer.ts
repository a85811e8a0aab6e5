/** Where the server has printed a question, what the person answers it in: no token is needed then. */
export const printedAnswer = ( place: Element | null ) =>
	place?.querySelector< HTMLInputElement >( 'input:not([type=hidden])' ) ?? null;
