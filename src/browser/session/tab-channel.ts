/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type TabMessage = { type: 'renewed'; mark: string; exp: number } | { type: 'left' };

/**
 * Where the tabs of this site speak; undefined in browsers without BroadcastChannel.
 *
 * @param cookie Name of the login's cookie: another site on this host has other logins, and another channel.
 */
export const openTabChannel = ( cookie: string ) =>
	typeof BroadcastChannel === 'undefined'
		? undefined
		: new BroadcastChannel( `atoll-session-${ cookie }` );
