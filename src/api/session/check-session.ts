import { callErrorOf, Unreadable } from '../errors';
import { isSession } from './is-session';
import { callSession } from './session-call';

/** A session that lasts. */
export interface Session {
	/** Whose it is, as php/Platform/Access/Sessions/SessionFingerprint marks people. */
	mark: string;
	/** Until when it lasts if nothing is done: seconds since the epoch, by this browser's clock. */
	exp: number;
	/** For `X-WP-Nonce`. */
	nonce: string;
	/** For the hidden input `atoll_nonce` of forms. */
	formNonce: string;
}

/** Seconds by which clocks may differ before it matters. */
const TOLERANCE = 10;

/**
 * The server's moment by this browser's clock, which may be wrong by hours.
 *
 * @param seconds    Since the epoch, by the server's clock.
 * @param serverNow  Milliseconds since the epoch, by the server's clock; NaN where it does not tell.
 * @param browserNow The same moment by this browser's.
 */
export const inBrowserTime = ( seconds: number, serverNow: number, browserNow = Date.now() ) => {
	const ahead = Math.round( ( browserNow - serverNow ) / 1000 );
	return Math.abs( ahead ) > TOLERANCE ? seconds + ahead : seconds;
};

/**
 * POST s1t2/v1/token (spec 7): the session of this browser's cookies.
 *
 * @param url            Address of the route.
 * @param options
 * @param options.extend Prolongs it, as far as the longest login allows.
 * @throws {Refused} 401 `auth_invalid_token`: there is none any more.
 * @throws {Offline|TimedOut|Unreadable} Nobody knows.
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

/** Whether it is sure that the session has ended, which a failed call does not say. */
export const isEnded = ( thrown: unknown ): boolean => callErrorOf( thrown ).status === 401;
