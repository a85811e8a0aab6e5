import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';
import { dismissedAt } from '../../../browser/notifications/dismissed';
import { useListener } from '../../use-listener';
import type { Notification } from '../notification';

/**
 * Keeps what is closed for the browser session (spec 4), and takes over what was closed elsewhere in it: a page that
 * comes back out of the browser's history is as it was left, and another tab may have closed some.
 *
 * @param path Of the site.
 * @return Closes one: it is hidden at once, and taken out of the page when that has been painted.
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
