import type { ErrorCode } from '../contract/error-codes';
import { Refused } from './errors';
import { setNonce } from './nonce';
import { codeOf, send, assertNotRefused, callWithin, type Answer, type Request } from './send';
import { checkSession, type Session } from './session/check-session';
import { pageSession, type PageSession } from './session/page-session';

/** Milliseconds to wait for a complete response, or for the next sign of progress. */
const TIMEOUT = 30_000;

/** Sends a request once; may call back when there is progress. */
export type Send = ( url: string, request: Request, onSign: () => void ) => Promise< Answer >;

/** Returns the page's current session; throws Refused if it has ended or belongs to a different person. */
const renewSession = async ( page: PageSession ): Promise< Session > => {
	const session = await checkSession( page.token );
	if ( session.mark !== page.mark ) {
		throw new Refused( 'atoll_session_changed' satisfies ErrorCode, '', 403 );
	}
	return session;
};

/** Makes a call. If its nonce has expired but the session has not, repeats the call once with a new nonce. */
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
 * @param url Absolute URL, as the server printed it.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const get = ( url: string ): Promise< Answer > => call( url, { method: 'GET' } );

/**
 * POSTs to one of our routes.
 *
 * @param url         Absolute URL, as the server printed it.
 * @param body        URLSearchParams for form-encoded, FormData for multipart.
 * @param sendRequest Sends the request, if not `fetch`.
 * @return Status and parsed body of any response that is JSON and not a REST error.
 * @throws {Offline|TimedOut|Unreadable|Refused} If there is no such response.
 */
export const post = ( url: string, body: BodyInit, sendRequest?: Send ): Promise< Answer > =>
	call( url, { method: 'POST', body }, sendRequest );
