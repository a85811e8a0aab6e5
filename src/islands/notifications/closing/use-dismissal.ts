import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';
import { dismissedAt } from '../../../browser/notifications/dismissed';
import { useListener } from '../../use-listener';
import type { Notification } from '../notification';

/**
 * Hook that keeps which notifications were closed for the browser session (spec 4), and hides those closed elsewhere:
 * on another tab, or after the browser cached this page.
 *
 * @param path The site's path.
 * @return Closes a notification: hides it at once, and removes it from the page after the next paint.
 */
export const useDismissal = ( path: string ): ( ( one: Notification ) => void ) => {
	const [ dismissed ] = useState( () => dismissedAt( path ) );
	const { closed } = useDispatch( notifications );
	const closeDismissed = () => void closed( dismissed.all() );
	useEffect( closeDismissed, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when it mounts.
	useListener( window, 'pageshow', closeDismissed );
	useListener( document, 'visibilitychange', closeDismissed );
	return ( { id, element } ) => {
		element.classList.add( 'is-closed' );
		dismissed.add( id );
		afterPaint( () => void closed( [ id ] ) );
	};
};
