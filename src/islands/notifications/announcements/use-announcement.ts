import { useEffect, useState } from '@wordpress/element';
import type { Notification } from '../notification';
import { remembered } from './remembered';
import { useIsHeard } from './use-is-heard';

/** Key of ids that were announced in this browser session; the next page does not announce them again. */
const ANNOUNCED = 'atoll-notifications-told';

/**
 * Hook that selects the notifications to announce.
 *
 * @param shown
 * @param path  The site's path: another site on the same host uses the same ids.
 * @return Notifications to announce on this page, in the order they were shown, including those closed since. Any
 *         that arrive while a modal silences the page follow once it is heard again.
 */
export const useAnnouncement = ( shown: Notification[], path: string ): Notification[] => {
	const [ toAnnounce, setToAnnounce ] = useState< Notification[] >( [] );
	const [ announced ] = useState( () => remembered( ANNOUNCED + path ) );
	const isHeard = useIsHeard();
	useEffect( () => {
		const added = isHeard ? shown.filter( ( { id } ) => ! announced.has( id ) ) : [];
		if ( added.length ) {
			added.forEach( ( { id } ) => announced.add( id ) );
			setToAnnounce( ( before ) => [ ...before, ...added ] );
		}
	}, [ shown, announced, isHeard ] );
	return toAnnounce;
};
