import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../../../ui/use-latest';

/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type TabMessage =
	{ type: 'renewed'; mark: string; exp: number } | { type: 'left'; mark: string };

/**
 * Listens to the other tabs of this site; in browsers without BroadcastChannel it hears nothing.
 *
 * @param cookie    Name of the login's cookie: another site on this host has other logins, and another channel.
 * @param onMessage
 * @return Sends them a message.
 */
export const useTabChannel = ( cookie: string, onMessage: ( message: TabMessage ) => void ) => {
	const latest = useLatest( onMessage );
	const channel = useRef< BroadcastChannel >();
	useEffect( () => {
		if ( typeof BroadcastChannel === 'undefined' ) {
			return;
		}
		const newChannel = new BroadcastChannel( `atoll-session-${ cookie }` );
		newChannel.addEventListener( 'message', ( { data } ) =>
			latest.current( data as TabMessage )
		);
		channel.current = newChannel;
		return () => newChannel.close();
	}, [ cookie, latest ] );
	return ( message: TabMessage ) => channel.current?.postMessage( message );
};
