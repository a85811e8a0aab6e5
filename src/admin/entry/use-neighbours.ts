import { useEffect, useState } from '@wordpress/element';
import { listEntries } from '../../api';
import {
	neighbours,
	storePosition,
	storedPosition,
	unknownPages,
	listAddress,
	withPage,
} from '../entries/list-position';
import { screenData } from '../entries/screen-data';

/** Neighbours of an entry in the list that it was opened from, also those on the pages before and after. */
export function useNeighbours( id: number ) {
	const [ position, setPosition ] = useState( () => storedPosition( screenData().screen ) );
	useEffect( () => {
		const { screen } = screenData();
		const from = storedPosition( screen );
		// One after the other, in their order. Without them the way ends here, as it does on the last page.
		const ask = async ( pages: number[] ) => {
			for ( const page of pages ) {
				const { items } = await listEntries( { ...from!.query, paged: page } );
				const ids = items.map( ( item ) => item.id );
				const further = withPage( storedPosition( screen ) ?? from!, page, ids );
				storePosition( further );
				setPosition( further );
			}
		};
		ask( from ? unknownPages( from, id ) : [] ).catch( () => {} );
	}, [ id ] );
	return {
		...( position ? neighbours( position, id ) : { before: null, after: null } ),
		back: position && listAddress( position, id ),
	};
}
