/** Messages between tabs: a session began or was extended, or a person has logged out. */
export type TabMessage = { type: 'renewed'; mark: string; exp: number } | { type: 'left' };

/**
 * Opens the channel of this site's tabs; undefined in browsers without BroadcastChannel.
 *
 * @param cookie Name of the login's cookie: another site on this host has other logins, and another channel.
 */
export const openTabChannel = ( cookie: string ) =>
	typeof BroadcastChannel === 'undefined'
		? undefined
		: new BroadcastChannel( `atoll-session-${ cookie }` );
