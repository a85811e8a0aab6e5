import { useEffect, useState } from '@wordpress/element';
import type { Notification } from '../notification';
import { remembered } from './remembered';

/** Those that were announced in this browser session are not announced on its next page again. */
const ANNOUNCED = 'atoll-notifications-told';

/**
 * @param shown
 * @param path  Of the site: another one on the same host has the same numbers.
 * @return Those that are to be announced on this page, as they came to show; closed or not, none goes.
 */
export const useAnnouncement = ( shown: Notification[], path: string ): Notification[] => {
	const [ news, setNews ] = useState< Notification[] >( [] );
	const [ announced ] = useState( () => remembered( ANNOUNCED + path ) );
	useEffect( () => {
		const fresh = shown.filter( ( { id } ) => ! announced.has( id ) );
		if ( fresh.length ) {
			fresh.forEach( ( { id } ) => announced.add( id ) );
			setNews( ( before ) => [ ...before, ...fresh ] );
		}
	}, [ shown, announced ] );
	return news;
};
