import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../../use-latest';

/** What tabs tell each other: that a session began or goes on, or that somebody has logged out. */
export type TabMessage =
	{ type: 'renewed'; mark: string; exp: number } | { type: 'left'; mark: string };

const NAME = 'atoll-session';

/**
 * Hears the other tabs of this site; in browsers without BroadcastChannel there are none.
 *
 * @return Tells them something.
 */
export const useTabChannel = ( onMessage: ( message: TabMessage ) => void ) => {
	const latest = useLatest( onMessage );
	const channel = useRef< BroadcastChannel >();
	useEffect( () => {
		if ( typeof BroadcastChannel === 'undefined' ) {
			return;
		}
		const opened = new BroadcastChannel( NAME );
		opened.addEventListener( 'message', ( { data } ) => latest.current( data as TabMessage ) );
		channel.current = opened;
		return () => opened.close();
	}, [ latest ] );
	return ( message: TabMessage ) => channel.current?.postMessage( message );
};
