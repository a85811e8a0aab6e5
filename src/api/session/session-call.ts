import { Unreadable } from '../errors';
import { send, assertNotRefused, callWithin, type Reply } from '../send';

/** Milliseconds for any call about the session: the page may be covered meanwhile (fault 25). */
const TIMEOUT = 8000;

/**
 * POSTs to a route that reads the login cookie itself. Sends no nonce: the page's nonce may have expired or belong to
 * an ended session, and WordPress would refuse it before the route that returns a new one runs.
 *
 * @param url  Absolute URL.
 * @param body Mostly omitted (spec 7).
 * @throws {Offline|TimedOut|Unreadable|Refused} If there is no response with a 2xx status.
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
