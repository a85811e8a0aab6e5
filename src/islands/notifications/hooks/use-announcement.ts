import { useEffect, useState } from '@wordpress/element';
import type { Notification } from '../notification';
import { remembered } from './remembered';

/** Those that were announced in this browser session are not announced on its next page again. */
const ANNOUNCED = 'atoll-notifications-told';

/**
 * @param shown
 * @param path  Of the site: another one on the same host has the same numbers.
 * @return Those that are to be announced on this page, in the order they showed; also those that were closed since.
 */
export const useAnnouncement = ( shown: Notification[], path: string ): Notification[] => {
	const [ toAnnounce, setToAnnounce ] = useState< Notification[] >( [] );
	const [ announced ] = useState( () => remembered( ANNOUNCED + path ) );
	useEffect( () => {
		const added = shown.filter( ( { id } ) => ! announced.has( id ) );
		if ( added.length ) {
			added.forEach( ( { id } ) => announced.add( id ) );
			setToAnnounce( ( before ) => [ ...before, ...added ] );
		}
	}, [ shown, announced ] );
	return toAnnounce;
};
