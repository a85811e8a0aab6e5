import { useEffect, useState } from '@wordpress/element';
import type { Notification } from '../notification';
import { remembered } from './remembered';
import { useIsHeard } from './use-is-heard';

/** Those that were announced in this browser session are not announced on its next page again. */
const ANNOUNCED = 'atoll-notifications-told';

/**
 * @param shown
 * @param path  Of the site: another one on the same host has the same numbers.
 * @return Those that are to be announced on this page, in the order they showed; also those that were closed since.
 *         Those that came while nobody could hear of them follow when somebody can.
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
