import { isSession } from './is-session';

/** Milliseconds after which the call is aborted and counts as a no. */
const TIMEOUT = 8000;

/**
 * POST s1t2/v1/token from a page without libraries. Does not use api-fetch, like the beacon for calls on the phone,
 * since the request needs no nonce and any failure means no.
 *
 * @param url URL of the route.
 */
export const isLoggedIn = async ( url: string ): Promise< boolean > => {
	try {
		const answer = await fetch( url, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { Accept: 'application/json' },
			signal: AbortSignal.timeout?.( TIMEOUT ),
		} );
		return isSession( await answer.json() );
	} catch {
		return false;
	}
};
