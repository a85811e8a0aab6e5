import apiFetch from '@wordpress/api-fetch';
import { callErrorOf, Offline, Refused, TimedOut, Unreadable, type ReceivedCode } from './errors';
import type { NonceOptions } from './without-nonce';
import './without-nonce';

/** A response with any status. */
export interface Answer {
	status: number;
	data: unknown;
}

export interface Reply extends Answer {
	headers: Headers;
}

export type Request = Pick<
	NonceOptions,
	'method' | 'body' | 'signal' | 'keepalive' | 'withoutNonce'
>;

/** @throws {Unreadable} If the text is not JSON. */
export const parseAnswer = ( status: number, text: string ): Answer => {
	try {
		return { status, data: JSON.parse( text ) };
	} catch ( thrown ) {
		throw new Unreadable( String( thrown ), status );
	}
};

/** Sends a request once. Whatever the status, returns a JSON response or throws Unreadable. */
export const send = async ( url: string, request: Request ): Promise< Reply > => {
	const options = { ...request, url, parse: false } as const;
	const response: Response = await apiFetch< Response, false >( options ).catch( ( thrown ) => {
		// With parse: false, api-fetch throws the response itself if its status is not 2xx.
		if ( typeof thrown?.status === 'number' ) {
			return thrown;
		}
		throw thrown;
	} );
	const { headers, status } = response;
	return { headers, ...parseAnswer( status, await response.text() ) };
};

export const codeOf = ( { data }: Answer ) => ( data as { code?: ReceivedCode } | null )?.code;

/** @throws {Refused} For a REST error. */
export const assertNotRefused = < Given extends Answer >( reply: Given ): Given => {
	const code = codeOf( reply );
	if ( reply.status >= 400 && typeof code === 'string' ) {
		const { message } = reply.data as { message?: unknown };
		throw new Refused( code, String( message ?? '' ), reply.status );
	}
	return reply;
};

const OWN_ERRORS = [ 'Offline', 'Refused', 'TimedOut', 'Unreadable' ];

const toError = ( thrown: unknown, signal: AbortSignal ) => {
	if ( OWN_ERRORS.includes( callErrorOf( thrown ).name! ) ) {
		return thrown;
	}
	if ( signal.aborted ) {
		return new TimedOut();
	}
	return navigator.onLine === false ? new Offline() : new Unreadable( String( thrown ) );
};

/**
 * Runs a call with a timeout for all its requests.
 *
 * @param milliseconds
 * @param call         Receives a function that restarts the timeout, to call when there is progress.
 * @throws {Offline|TimedOut|Unreadable} Errors with these names; Refused as the call throws it.
 */
export const callWithin = async < Result >(
	milliseconds: number,
	call: ( signal: AbortSignal, beginAnew: () => void ) => Promise< Result >
): Promise< Result > => {
	const abort = new AbortController();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const beginAnew = () => {
		clearTimeout( timer );
		timer = setTimeout( () => abort.abort(), milliseconds );
	};
	beginAnew();
	return call( abort.signal, beginAnew )
		.catch( ( thrown ) => {
			throw toError( thrown, abort.signal );
		} )
		.finally( () => clearTimeout( timer ) );
};
