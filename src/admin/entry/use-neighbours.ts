import { useEffect, useState } from '@wordpress/element';
import { listEntries } from '../../api/admin/entries';
import {
	neighbours,
	storePosition,
	storedPosition,
	unknownPages,
	listAddress,
	withPage,
} from '../entries/list-position';
import { screenData } from '../entries/screen-data';

/** Hook that returns an entry's neighbours in the list that it was opened from, across pages. */
export function useNeighbours( id: number ) {
	const [ position, setPosition ] = useState( () => storedPosition( screenData().screen ) );
	useEffect( () => {
		const { screen } = screenData();
		const stored = storedPosition( screen );
		// One after the other, in order. If a page cannot be loaded, the entry has no neighbour on that side.
		const loadPages = async ( pages: number[] ) => {
			for ( const page of pages ) {
				const { items } = await listEntries( { ...stored!.query, paged: page } );
				const ids = items.map( ( item ) => item.id );
				const extended = withPage( storedPosition( screen ) ?? stored!, page, ids );
				storePosition( extended );
				setPosition( extended );
			}
		};
		loadPages( stored ? unknownPages( stored, id ) : [] ).catch( () => {} );
	}, [ id ] );
	return {
		...( position ? neighbours( position, id ) : { before: null, after: null } ),
		back: position && listAddress( position, id ),
	};
}
