import type { ErrorCode } from '../contract/error-codes';
import { Refused } from './errors';
import { setNonce } from './nonce';
import { codeOf, send, assertNotRefused, callWithin, type Answer, type Request } from './send';
import { checkSession, type Session } from './session/check-session';
import { pageSession, type PageSession } from './session/page-session';

/** Milliseconds we wait for a whole answer, or for the next sign that one is on its way. */
const TIMEOUT = 30_000;

/** How a request is sent, once; it may tell that it gets on. */
export type Send = ( url: string, request: Request, onSign: () => void ) => Promise< Answer >;

/** The page's session as it stands now; refused when it is over, and when it is somebody else's. */
const renewSession = async ( page: PageSession ): Promise< Session > => {
	const session = await checkSession( page.token );
	if ( session.mark !== page.mark ) {
		throw new Refused( 'atoll_session_changed' satisfies ErrorCode, '', 403 );
	}
	return session;
};

/** With a nonce that has run out while the session lasts: with a new one, and once again. */
const call = ( url: string, request: Request, sendRequest: Send = send ): Promise< Answer > =>
	callWithin( TIMEOUT, async ( signal, onSign ) => {
		const sendOnce = () =>
			sendRequest( url, { ...request, signal, withoutNonce: ! pageSession() }, onSign );
		let answer = await sendOnce();
		const page = pageSession();
		if ( page && codeOf( answer ) === 'rest_cookie_invalid_nonce' ) {
			setNonce( ( await renewSession( page ) ).nonce );
			answer = await sendOnce();
		}
		return assertNotRefused( answer );
	} );

/**
 * GETs from one of our routes.
 *
 * @param url Whole address, as the server gave it.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const get = ( url: string ): Promise< Answer > => call( url, { method: 'GET' } );

/**
 * POSTs to one of our routes.
 *
 * @param url         Whole address, as the server gave it.
 * @param body        URLSearchParams for form-encoded, FormData for multipart.
 * @param sendRequest How, where not by `fetch`.
 * @return Status and parsed body of any answer that is JSON and no error of REST.
 * @throws {Offline|TimedOut|Unreadable|Refused} When there is no such answer.
 */
export const post = ( url: string, body: BodyInit, sendRequest?: Send ): Promise< Answer > =>
	call( url, { method: 'POST', body }, sendRequest );
