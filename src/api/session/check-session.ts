import { callErrorOf, Unreadable } from '../errors';
import { isSession } from './is-session';
import { callSession } from './session-call';

/** A valid session. */
export interface Session {
	/** Mark of its person, from php/Platform/Access/Sessions/SessionFingerprint. */
	mark: string;
	/** When the session ends without activity: seconds since the epoch, by this browser's clock. */
	exp: number;
	/** Nonce for `X-WP-Nonce`. */
	nonce: string;
	/** Nonce for the hidden input `atoll_nonce` of forms. */
	formNonce: string;
}

/** Difference between the clocks, in seconds, up to which it is ignored. */
const TOLERANCE = 10;

/**
 * Converts a time of the server's clock to this browser's clock, which may be wrong by hours.
 *
 * @param seconds    Seconds since the epoch, by the server's clock.
 * @param serverNow  Milliseconds since the epoch, by the server's clock; NaN if unknown.
 * @param browserNow The same moment by this browser's clock.
 */
export const inBrowserTime = ( seconds: number, serverNow: number, browserNow = Date.now() ) => {
	const ahead = Math.round( ( browserNow - serverNow ) / 1000 );
	return Math.abs( ahead ) > TOLERANCE ? seconds + ahead : seconds;
};

/**
 * POST s1t2/v1/token (spec 7): the session of this browser's cookies.
 *
 * @param url            URL of the route.
 * @param options
 * @param options.extend Whether to extend the session, up to the longest time that a login may last.
 * @throws {Refused} 401 `auth_invalid_token`: the session has ended.
 * @throws {Offline|TimedOut|Unreadable} The state of the session is unknown.
 */
export const checkSession = async ( url: string, { extend = false } = {} ): Promise< Session > => {
	const { data, headers } = await callSession(
		url,
		extend ? new URLSearchParams( { extend: '1' } ) : undefined
	);
	if ( ! isSession( data ) ) {
		throw new Unreadable( 'Neither a session nor none', 200 );
	}
	const { user, mark, nonce, formNonce } = data;
	const serverNow = Date.parse( headers.get( 'Date' ) ?? '' );
	return { mark, exp: inBrowserTime( user.auth.exp, serverNow ), nonce, formNonce };
};

/** Whether the session is known to have ended; a failed call alone does not prove it. */
export const isEnded = ( thrown: unknown ): boolean => callErrorOf( thrown ).status === 401;
