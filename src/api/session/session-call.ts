import { Unreadable } from '../errors';
import { send, assertNotRefused, callWithin, type Reply } from '../send';

/** Milliseconds that anything about the session may take: a page may be covered meanwhile (fault 25). */
const TIMEOUT = 8000;

/**
 * POSTs to a route that reads the login cookie itself. Without a nonce: where the session is asked for, the page's own
 * may be stale or of a session that has ended, and would be refused before the route runs that gives a new one.
 *
 * @param url  Whole address.
 * @param body Nothing, most times (spec 7).
 * @throws {Offline|TimedOut|Unreadable|Refused} When there is no answer with a status of 2xx.
 */
export const callSession = ( url: string, body?: URLSearchParams ): Promise< Reply > =>
	callWithin( TIMEOUT, async ( signal ) => {
		const reply = await send( url, {
			method: 'POST',
			body,
			signal,
			keepalive: true,
			withoutNonce: true,
		} );
		if ( assertNotRefused( reply ).status >= 400 ) {
			throw new Unreadable( 'No error of ours', reply.status );
		}
		return reply;
	} );
