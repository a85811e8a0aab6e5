/** Milliseconds after which a line counts as dead. */
const TIMEOUT = 8000;

/**
 * Whether the server answers at all, and be it with an error. Without api-fetch, since pages ask that bring no library.
 *
 * @param url Of a page, so that nothing that blocks a route blocks this.
 */
export const isReachable = ( url: string ): Promise< boolean > =>
	fetch( url, { method: 'HEAD', signal: AbortSignal.timeout?.( TIMEOUT ) } ).then(
		() => true,
		() => false
	);
