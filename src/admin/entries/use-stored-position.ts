import { useEffect } from '@wordpress/element';
import { storePosition } from './list-position';
import { screenData } from './screen-data';
import type { Entries } from './use-entries';
import { addressOf } from './view/address';
import { requestOf, type Layout } from './view/layout';
import type { ListState } from './view/list-state';

/** Hook that stores the position in the list, for the entry that is opened from it. */
export const useStoredPosition = (
	{ items, pages }: Entries,
	state: ListState,
	layout: Layout
) => {
	const request = JSON.stringify( { ...requestOf( state, layout ), paged: undefined } );
	useEffect( () => {
		storePosition( {
			list: addressOf( screenData().screen, { ...state, page: 1 } ),
			query: JSON.parse( request ),
			last: pages,
			pages: [ { page: state.page, ids: items.map( ( { id } ) => id ) } ],
		} );
	}, [ items, state, request, pages ] );
};
