/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type News = { type: 'renewed'; mark: string; exp: number } | { type: 'left'; mark: string };

const NAME = 'atoll-session';

/** The other tabs of this site. Browsers without them have nobody to tell. */
export const channelOf = ( hear: ( news: News ) => void, signal: AbortSignal ) => {
	const channel =
		typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel( NAME );
	channel?.addEventListener( 'message', ( { data } ) => hear( data as News ) );
	signal.addEventListener( 'abort', () => channel?.close() );
	return ( news: News ) => channel?.postMessage( news );
};
