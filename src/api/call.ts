import apiFetch from '@wordpress/api-fetch';
import { Offline, Refused, TimedOut, Unreadable } from './errors';
import { checkSession, isEnded, type Session } from './session/check-session';
import { pageSession, type PageSession } from './session/page-session';
import type { VisitorOptions } from './visitor';
import './visitor';

/** Milliseconds we wait for a whole answer. */
const TIMEOUT = 30_000;

interface Reply {
	status: number;
	data: unknown;
}

/** Sends once; whatever the status, the answer is JSON or Unreadable. */
const send = async (
	url: string,
	body: BodyInit | undefined,
	signal: AbortSignal
): Promise< Reply > => {
	const options: VisitorOptions & { parse: false } = {
		url,
		...( body === undefined ? { method: 'GET' } : { method: 'POST', body } ),
		signal,
		parse: false,
		asVisitor: ! pageSession(),
	};
	const response: Response = await apiFetch< Response, false >( options ).catch( ( thrown ) => {
		// Unparsed, api-fetch throws the response itself when its status is not 2xx.
		if ( typeof thrown?.status === 'number' ) {
			return thrown;
		}
		throw thrown;
	} );
	const text = await response.text();
	try {
		return { status: response.status, data: JSON.parse( text ) };
	} catch ( thrown ) {
		throw new Unreadable( String( thrown ), response.status );
	}
};

const codeOf = ( { data }: Reply ) => ( data as { code?: unknown } | null )?.code;

/** The page's session as it stands now; refused like the call when it is over or somebody else's. */
const renew = async ( page: PageSession ): Promise< Session > => {
	const session = await checkSession( page.token ).catch( ( thrown ) => {
		throw isEnded( thrown ) ? new Refused( 'atoll_session_ended', '', 401 ) : thrown;
	} );
	if ( session.mark !== page.mark ) {
		throw new Refused( 'atoll_session_changed', '', 403 );
	}
	return session;
};

/** With a nonce that has run out while the session lasts: with a new one, and once again. */
const sendWithSession = async ( url: string, body: BodyInit | undefined, signal: AbortSignal ) => {
	const reply = await send( url, body, signal );
	const page = pageSession();
	if ( ! page || codeOf( reply ) !== 'rest_cookie_invalid_nonce' ) {
		return reply;
	}
	const { nonce } = await renew( page );
	if ( apiFetch.nonceMiddleware ) {
		apiFetch.nonceMiddleware.nonce = nonce;
	}
	return send( url, body, signal );
};

const named = ( thrown: unknown, signal: AbortSignal ) => {
	if ( [ Offline, Refused, TimedOut, Unreadable ].some( ( known ) => thrown instanceof known ) ) {
		return thrown;
	}
	if ( signal.aborted ) {
		return new TimedOut();
	}
	return navigator.onLine === false ? new Offline() : new Unreadable( String( thrown ) );
};

const call = async ( url: string, body?: BodyInit ): Promise< Reply > => {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), TIMEOUT );
	const reply = await sendWithSession( url, body, abort.signal )
		.catch( ( thrown ) => {
			throw named( thrown, abort.signal );
		} )
		.finally( () => clearTimeout( timer ) );
	const code = codeOf( reply );
	if ( reply.status >= 400 && typeof code === 'string' ) {
		const { message } = reply.data as { message?: unknown };
		throw new Refused( code, String( message ?? '' ), reply.status );
	}
	return reply;
};

/**
 * GETs from one of our routes.
 *
 * @param url Whole address, as the server gave it.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const get = ( url: string ): Promise< Reply > => call( url );

/**
 * POSTs to one of our routes.
 *
 * @param url  Whole address, as the server gave it.
 * @param body URLSearchParams for form-encoded, FormData for multipart.
 * @return Status and parsed body of any answer that is JSON and no error of REST.
 * @throws {Offline|TimedOut|Unreadable|Refused} When there is no such answer.
 */
export const post = ( url: string, body: BodyInit ): Promise< Reply > => call( url, body );
