/** Milliseconds after which the connection counts as lost. */
const TIMEOUT = 8000;

/**
 * Whether the server responds at all, even with an error. Does not use api-fetch, for pages without libraries.
 *
 * @param url URL of a page, since other software may block routes.
 */
export const isReachable = ( url: string ): Promise< boolean > =>
	fetch( url, { method: 'HEAD', signal: AbortSignal.timeout?.( TIMEOUT ) } ).then(
		() => true,
		() => false
	);
