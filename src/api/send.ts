import apiFetch from '@wordpress/api-fetch';
import { Offline, Refused, TimedOut, Unreadable } from './errors';
import type { NonceOptions } from './without-nonce';
import './without-nonce';

/** An answer of any status. */
export interface Reply {
	status: number;
	data: unknown;
	headers: Headers;
}

export type Request = Pick<
	NonceOptions,
	'method' | 'body' | 'signal' | 'keepalive' | 'withoutNonce'
>;

/** Sends once; whatever the status, the answer is JSON or Unreadable. */
export const send = async ( url: string, request: Request ): Promise< Reply > => {
	const options = { ...request, url, parse: false } as const;
	const response: Response = await apiFetch< Response, false >( options ).catch( ( thrown ) => {
		// Unparsed, api-fetch throws the response itself when its status is not 2xx.
		if ( typeof thrown?.status === 'number' ) {
			return thrown;
		}
		throw thrown;
	} );
	const { status, headers } = response;
	const text = await response.text();
	try {
		return { status, headers, data: JSON.parse( text ) };
	} catch ( thrown ) {
		throw new Unreadable( String( thrown ), status );
	}
};

export const codeOf = ( { data }: Reply ) => ( data as { code?: unknown } | null )?.code;

/** @throws {Refused} For an error of REST. */
export const assertNotRefused = ( reply: Reply ): Reply => {
	const code = codeOf( reply );
	if ( reply.status >= 400 && typeof code === 'string' ) {
		const { message } = reply.data as { message?: unknown };
		throw new Refused( code, String( message ?? '' ), reply.status );
	}
	return reply;
};

const toError = ( thrown: unknown, signal: AbortSignal ) => {
	if ( [ Offline, Refused, TimedOut, Unreadable ].some( ( known ) => thrown instanceof known ) ) {
		return thrown;
	}
	if ( signal.aborted ) {
		return new TimedOut();
	}
	return navigator.onLine === false ? new Offline() : new Unreadable( String( thrown ) );
};

/**
 * Gives a call so much time for all that it sends.
 *
 * @param milliseconds
 * @param call
 * @throws {Offline|TimedOut|Unreadable} By these names; Refused as the call throws it.
 */
export const withTimeout = async < Answer >(
	milliseconds: number,
	call: ( signal: AbortSignal ) => Promise< Answer >
): Promise< Answer > => {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), milliseconds );
	return call( abort.signal )
		.catch( ( thrown ) => {
			throw toError( thrown, abort.signal );
		} )
		.finally( () => clearTimeout( timer ) );
};
