import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../../use-latest';

/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type TabMessage =
	{ type: 'renewed'; mark: string; exp: number } | { type: 'left'; mark: string };

/**
 * Hears the other tabs of this site; in browsers without BroadcastChannel there are none.
 *
 * @param cookie Of the login. Another site on this host hears other logins, and would have to doubt all that it heard.
 * @param onMessage
 * @return Tells them something.
 */
export const useTabChannel = ( cookie: string, onMessage: ( message: TabMessage ) => void ) => {
	const latest = useLatest( onMessage );
	const channel = useRef< BroadcastChannel >();
	useEffect( () => {
		if ( typeof BroadcastChannel === 'undefined' ) {
			return;
		}
		const opened = new BroadcastChannel( `atoll-session-${ cookie }` );
		opened.addEventListener( 'message', ( { data } ) => latest.current( data as TabMessage ) );
		channel.current = opened;
		return () => opened.close();
	}, [ cookie, latest ] );
	return ( message: TabMessage ) => channel.current?.postMessage( message );
};
