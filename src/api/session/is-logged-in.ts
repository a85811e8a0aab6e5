import { isSession } from './is-session';

/** Milliseconds after which the call is given up, and counts as a no. */
const TIMEOUT = 8000;

/**
 * POST s1t2/v1/token, as a page asks that brings no library: without api-fetch, like the beacon of a call on the phone,
 * since it carries no nonce and any trouble means no.
 *
 * @param url Address of the route.
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
