import { Refused } from './errors';
import { setNonce } from './nonce';
import { codeOf, send, assertNotRefused, withTimeout, type Reply, type Request } from './send';
import { checkSession, isEnded, type Session } from './session/check-session';
import { pageSession, type PageSession } from './session/page-session';

/** Milliseconds we wait for a whole answer. */
const TIMEOUT = 30_000;

/** The page's session as it stands now; refused like the call when it is over or somebody else's. */
const renewSession = async ( page: PageSession ): Promise< Session > => {
	const session = await checkSession( page.token ).catch( ( thrown ) => {
		throw isEnded( thrown ) ? new Refused( 'atoll_session_ended', '', 401 ) : thrown;
	} );
	if ( session.mark !== page.mark ) {
		throw new Refused( 'atoll_session_changed', '', 403 );
	}
	return session;
};

/** With a nonce that has run out while the session lasts: with a new one, and once again. */
const sendWithSession = async ( url: string, request: Request ): Promise< Reply > => {
	const sendOnce = () => send( url, { ...request, withoutNonce: ! pageSession() } );
	const reply = await sendOnce();
	const page = pageSession();
	if ( ! page || codeOf( reply ) !== 'rest_cookie_invalid_nonce' ) {
		return reply;
	}
	setNonce( ( await renewSession( page ) ).nonce );
	return sendOnce();
};

const call = ( url: string, request: Request ): Promise< Reply > =>
	withTimeout( TIMEOUT, async ( signal ) =>
		assertNotRefused( await sendWithSession( url, { ...request, signal } ) )
	);

/**
 * GETs from one of our routes.
 *
 * @param url Whole address, as the server gave it.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const get = ( url: string ): Promise< Reply > => call( url, { method: 'GET' } );

/**
 * POSTs to one of our routes.
 *
 * @param url  Whole address, as the server gave it.
 * @param body URLSearchParams for form-encoded, FormData for multipart.
 * @return Status and parsed body of any answer that is JSON and no error of REST.
 * @throws {Offline|TimedOut|Unreadable|Refused} When there is no such answer.
 */
export const post = ( url: string, body: BodyInit ): Promise< Reply > =>
	call( url, { method: 'POST', body } );
