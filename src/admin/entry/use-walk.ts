import { useEffect, useState } from '@wordpress/element';
import { listEntries } from '../../api';
import { neighbours, remember, remembered, unknownPages, wayBack, withPage } from '../entries/walk';

/** Neighbours of an entry in the list that it was opened from, also those on the pages before and after. */
export function useWalk( id: number ) {
	const [ walk, setWalk ] = useState( remembered );
	useEffect( () => {
		const from = remembered();
		// One after the other, in their order. Without them the way ends here, as it does on the last page.
		const ask = async ( pages: number[] ) => {
			for ( const page of pages ) {
				const { items } = await listEntries( { ...from!.query, paged: page } );
				const ids = items.map( ( item ) => item.id );
				const further = withPage( remembered() ?? from!, page, ids );
				remember( further );
				setWalk( further );
			}
		};
		ask( from ? unknownPages( from, id ) : [] ).catch( () => {} );
	}, [ id ] );
	return {
		...( walk ? neighbours( walk, id ) : { before: null, after: null } ),
		back: walk && wayBack( walk, id ),
	};
}
