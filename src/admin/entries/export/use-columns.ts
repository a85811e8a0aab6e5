import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { listExportColumns, type EntryColumn } from '../../../api/admin/entries';
import { errorMessage } from '../wording';

type Columns =
	| { status: 'loading' }
	| { status: 'failed'; error: string }
	| { status: 'ready'; columns: EntryColumn[] };

/**
 * What can be in the file, and what asks for it again after it failed.
 *
 * @param form A form's number; 0 for several.
 */
export function useColumns( form: number ): [ Columns, () => void ] {
	const [ state, setState ] = useState< Columns >( { status: 'loading' } );
	const cancel = useRef( () => {} );
	const load = useCallback( () => {
		let isCurrent = true;
		cancel.current = () => {
			isCurrent = false;
		};
		setState( { status: 'loading' } );
		listExportColumns( form ).then(
			( columns ) => isCurrent && setState( { status: 'ready', columns } ),
			( thrown ) =>
				isCurrent && setState( { status: 'failed', error: errorMessage( thrown ) } )
		);
	}, [ form ] );
	useEffect( () => {
		load();
		return () => cancel.current();
	}, [ load ] );
	return [ state, load ];
}
