import { useState } from '@wordpress/element';

const NONE: string[] = [];

/**
 * The rows that are chosen in one list: in another there are none, though it has some of the same entries.
 *
 * @param list What tells lists apart.
 */
export function useSelection( list: string ): [ string[], ( ids: string[] ) => void ] {
	const [ chosen, setChosen ] = useState( { list, ids: NONE } );
	return [ chosen.list === list ? chosen.ids : NONE, ( ids ) => setChosen( { list, ids } ) ];
}
