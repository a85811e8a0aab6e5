import { useCallback, useEffect, useState } from '@wordpress/element';
import { listExportColumns, type EntryColumn } from '../../../api/admin/entries';
import { errorMessage } from '../wording';

/** `error` says why they did not come. */
const NONE = { columns: [] as EntryColumn[], error: '' };

/**
 * What can be in the file, and what asks for it again after it failed.
 *
 * @param form A form's number; 0 for several. Another one takes another dialog.
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
