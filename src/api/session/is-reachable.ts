import { send, withTimeout } from '../send';

/** Milliseconds after which a line counts as dead. */
const TIMEOUT = 8000;

/**
 * Whether the server answers at all, and be it with an error: asked where a call got no answer, which something that
 * blocks one route causes too.
 *
 * @param url Of a page.
 */
export const isReachable = ( url: string ): Promise< boolean > =>
	withTimeout( TIMEOUT, ( signal ) => send( url, { method: 'HEAD', signal } ) ).then(
		() => true,
		( { status }: { status?: number } ) => status !== undefined // A page is no JSON.
	);
