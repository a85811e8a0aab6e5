import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { listEntries, type EntryQuery, type EntryRow } from '../../api/admin/entries';
import { errorMessage } from './wording';

export interface Entries {
	items: EntryRow[];
	total: number;
	counted: number;
	pages: number;
	/** Whether the response to a new query is pending; false while the current entries are refreshed. */
	isLoading: boolean;
	/** Whether the items belong to the current query, not to the one before. */
	isCurrent: boolean;
	/** Error message; empty if there is none. After an error the items stay. */
	error: string;
	reload: () => void;
	/** Shows a change before the server has responded. */
	change: ( edit: ( items: EntryRow[] ) => EntryRow[] ) => void;
}

const EMPTY_LIST = { items: [] as EntryRow[], total: 0, counted: 0, pages: 0, queryKey: '' };

/** Hook that returns the entries of a query; of several requests, the response to the last one is shown. */
export function useEntries( query: EntryQuery ): Entries {
	const [ list, setList ] = useState( EMPTY_LIST );
	const [ isWaiting, setWaiting ] = useState( true );
	const [ error, setError ] = useState( '' );
	const runningRequest = useRef< AbortController >();
	const queryKey = JSON.stringify( query );

	const load = useCallback( () => {
		runningRequest.current?.abort();
		const abort = new AbortController();
		runningRequest.current = abort;
		setWaiting( true );
		listEntries( JSON.parse( queryKey ), abort.signal )
			.then( ( result ) => {
				if ( ! abort.signal.aborted ) {
					setList( { ...result, queryKey } );
					setError( '' );
					setWaiting( false );
				}
			} )
			.catch( ( thrown ) => {
				if ( ! abort.signal.aborted ) {
					setError( errorMessage( thrown ) );
					setWaiting( false );
				}
			} );
	}, [ queryKey ] );
	useEffect( load, [ load ] );
	useEffect( () => () => runningRequest.current?.abort(), [] );

	const change = useCallback(
		( edit: ( items: EntryRow[] ) => EntryRow[] ) =>
			setList( ( before ) => ( { ...before, items: edit( before.items ) } ) ),
		[]
	);
	const isCurrent = list.queryKey === queryKey;
	// DataViews takes the focus off the rows of a list that is loading.
	const isLoading = isWaiting && ( ! isCurrent || list.items.length === 0 );
	return { ...list, isLoading, isCurrent, error, reload: load, change };
}
