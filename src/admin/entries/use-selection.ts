import { useState } from '@wordpress/element';

const NONE: string[] = [];

/**
 * Hook for the selected rows of one list; another list starts without a selection, even if it has some of the same
 * entries.
 *
 * @param list Key of the list.
 */
export function useSelection( list: string ): [ string[], ( ids: string[] ) => void ] {
	const [ chosen, setChosen ] = useState( { list, ids: NONE } );
	return [ chosen.list === list ? chosen.ids : NONE, ( ids ) => setChosen( { list, ids } ) ];
}
