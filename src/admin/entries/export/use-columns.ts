import { useCallback, useEffect, useState } from '@wordpress/element';
import { listExportColumns, type EntryColumn } from '../../../api/admin/entries';
import { errorMessage } from '../wording';

/** No columns; `error` has the reason if they could not be loaded. */
const NONE = { columns: [] as EntryColumn[], error: '' };

/**
 * Hook that loads the columns that can be exported, and returns a function that tries again after an error.
 *
 * @param form Id of a form; 0 for several. Another form needs another dialog.
 */
export function useColumns( form: number ) {
	const [ state, setState ] = useState( NONE );
	const load = useCallback( () => {
		setState( NONE );
		listExportColumns( form ).then(
			( columns ) => setState( { columns, error: '' } ),
			( thrown ) => setState( { ...NONE, error: errorMessage( thrown ) } )
		);
	}, [ form ] );
	useEffect( load, [ load ] );
	return { ...state, load };
}
