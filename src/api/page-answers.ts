/** Milliseconds after which a page counts as out of reach, where the browser can count them: Safari before 16 waits. */
const TIMEOUT = 8000;

/** Whether this page could be had anew, without an error, for whoever leaves it for another answer of its server. */
export const pageAnswers = (): Promise< boolean > =>
	fetch( location.href, { cache: 'no-store', signal: AbortSignal.timeout?.( TIMEOUT ) } ).then(
		( { ok } ) => ok,
		() => false
	);
