/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type TabMessage =
	{ type: 'renewed'; mark: string; exp: number } | { type: 'left'; mark: string };

const NAME = 'atoll-session';

/** Speaks with the other tabs of this site; does nothing in browsers without BroadcastChannel. */
export const tabChannel = ( onMessage: ( message: TabMessage ) => void, signal: AbortSignal ) => {
	const channel =
		typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel( NAME );
	channel?.addEventListener( 'message', ( { data } ) => onMessage( data as TabMessage ) );
	signal.addEventListener( 'abort', () => channel?.close() );
	return ( message: TabMessage ) => channel?.postMessage( message );
};
