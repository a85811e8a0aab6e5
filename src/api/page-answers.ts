/** Milliseconds after which a page counts as unreachable; Safari before 16 lacks this timeout and keeps waiting. */
const TIMEOUT = 8000;

/** Whether this page can be loaded again without an error; checked before leaving it for another page of its server. */
export const pageAnswers = (): Promise< boolean > =>
	fetch( location.href, { cache: 'no-store', signal: AbortSignal.timeout?.( TIMEOUT ) } ).then(
		( { ok } ) => ok,
		() => false
	);
