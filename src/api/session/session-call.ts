import { Offline, Refused, TimedOut, Unreadable } from '../errors';

/** Milliseconds that anything about the session may take: a page may be covered meanwhile (fault 25). */
const TIMEOUT = 8000;

interface Reply {
	data: unknown;
	/** The server's clock in milliseconds since the epoch; NaN where it does not tell. */
	at: number;
}

const read = async ( response: Response ): Promise< Reply > => {
	const data = await response.json().catch( ( thrown ) => {
		throw new Unreadable( String( thrown ), response.status );
	} );
	const { code, message } = Object( data ) as { code?: unknown; message?: unknown };
	if ( ! response.ok ) {
		throw typeof code === 'string'
			? new Refused( code, String( message ?? '' ), response.status )
			: new Unreadable( 'No error of ours', response.status );
	}
	return { data, at: Date.parse( response.headers.get( 'Date' ) ?? '' ) };
};

const named = ( thrown: unknown, { aborted }: AbortSignal ) => {
	if ( aborted ) {
		return new TimedOut();
	}
	if ( thrown instanceof Refused || thrown instanceof Unreadable ) {
		return thrown;
	}
	return navigator.onLine === false ? new Offline() : new Unreadable( String( thrown ) );
};

/**
 * POSTs to a route that reads the login cookie itself. Neither api-fetch nor a nonce: one that is stale would be
 * refused before the route runs, and a page need not fetch any other script to ask.
 *
 * @param url  Whole address.
 * @param body Nothing, most times (spec 7).
 * @throws {Offline|TimedOut|Unreadable|Refused} When there is no answer with a status of 2xx.
 */
export const callSession = async ( url: string, body?: URLSearchParams ): Promise< Reply > => {
	const abort = new AbortController();
	const timeout = setTimeout( () => abort.abort(), TIMEOUT );
	return fetch( url, {
		method: 'POST',
		body,
		credentials: 'same-origin',
		headers: { Accept: 'application/json' },
		signal: abort.signal,
		keepalive: true,
	} )
		.then( read )
		.catch( ( thrown ) => {
			throw named( thrown, abort.signal );
		} )
		.finally( () => clearTimeout( timeout ) );
};
