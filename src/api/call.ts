import apiFetch from '@wordpress/api-fetch';
import { Offline, Refused, TimedOut, Unreadable } from './errors';
import { isLoggedIn } from './session';
import type { VisitorOptions } from './visitor';
import './visitor';

/** Milliseconds we wait for a whole answer. */
const PATIENCE = 30_000;

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
		asVisitor: ! isLoggedIn(),
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

const refreshNonce = async ( signal: AbortSignal ) => {
	const response = await fetch( apiFetch.nonceEndpoint!, { signal, credentials: 'same-origin' } );
	if ( response.ok && apiFetch.nonceMiddleware ) {
		apiFetch.nonceMiddleware.nonce = await response.text();
	}
	return response.ok;
};

/** With a nonce that has expired, for somebody who is still logged in: a new one, and once again. */
const sendWithSession = async ( url: string, body: BodyInit | undefined, signal: AbortSignal ) => {
	const reply = await send( url, body, signal );
	return isLoggedIn() &&
		codeOf( reply ) === 'rest_cookie_invalid_nonce' &&
		( await refreshNonce( signal ) )
		? send( url, body, signal )
		: reply;
};

const named = ( thrown: unknown, signal: AbortSignal ) => {
	if ( thrown instanceof Unreadable ) {
		return thrown;
	}
	if ( signal.aborted ) {
		return new TimedOut();
	}
	return navigator.onLine === false ? new Offline() : new Unreadable( String( thrown ) );
};

const call = async ( url: string, body?: BodyInit ): Promise< Reply > => {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), PATIENCE );
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
