import { useEffect, useRef } from '@wordpress/element';
import { openTabChannel, type TabMessage } from '../../../browser/session/tab-channel';
import { useLatest } from '../../../ui/use-latest';

/**
 * Hook that exchanges messages with the site's other tabs; without BroadcastChannel it receives none.
 *
 * @param cookie    Name of the login's cookie.
 * @param onMessage
 * @return Sends a message to the other tabs.
 */
export const useTabChannel = ( cookie: string, onMessage: ( message: TabMessage ) => void ) => {
	const latest = useLatest( onMessage );
	const channel = useRef< BroadcastChannel >();
	useEffect( () => {
		const newChannel = openTabChannel( cookie );
		newChannel?.addEventListener( 'message', ( { data } ) =>
			latest.current( data as TabMessage )
		);
		channel.current = newChannel;
		return () => newChannel?.close();
	}, [ cookie, latest ] );
	return ( message: TabMessage ) => channel.current?.postMessage( message );
};
