import { useEffect, useState } from '@wordpress/element';
import { listEntries } from '../../../api';
import { neighbours, remember, remembered, unknownPages, wayBack, withPage } from '../walk';

/** Neighbours of an entry in the list that it was opened from, also those on the pages before and after. */
export function useWalk( id: number ) {
	const [ walk, setWalk ] = useState( remembered );
	useEffect( () => {
		const from = remembered();
		unknownPages( from ?? { list: '', query: {}, last: 0, pages: [] }, id ).forEach( ( page ) =>
			listEntries( { ...from!.query, paged: page } )
				.then( ( { items } ) => {
					const further = withPage(
						remembered() ?? from!,
						page,
						items.map( ( item ) => item.id )
					);
					remember( further );
					setWalk( further );
				} )
				// Without it the way ends here, as it does on the last page.
				.catch( () => {} )
		);
	}, [ id ] );
	return {
		...( walk ? neighbours( walk, id ) : { before: null, after: null } ),
		back: walk && wayBack( walk, id ),
	};
}
