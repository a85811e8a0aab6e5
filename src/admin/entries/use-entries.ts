import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { listEntries, type EntryQuery, type EntryRow } from '../../api/admin/entries';
import { errorMessage } from './wording';

export interface Entries {
	items: EntryRow[];
	total: number;
	counted: number;
	pages: number;
	/** Whether what is asked for is still to come; not while what is shown is asked for again. */
	isLoading: boolean;
	/** Whether the items answer the present query; else they are those of the one before. */
	isCurrent: boolean;
	/** What went wrong; empty when nothing did. What was there before stays. */
	error: string;
	reload: () => void;
	/** Shows what was done before the server has answered. */
	change: ( edit: ( items: EntryRow[] ) => EntryRow[] ) => void;
}

const EMPTY_LIST = { items: [] as EntryRow[], total: 0, counted: 0, pages: 0, queryKey: '' };

/** The entries that a query asks for; of several requests, the last one's answer is shown. */
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
	// A list that is loading takes the focus off its rows.
	const isLoading = isWaiting && ( ! isCurrent || list.items.length === 0 );
	return { ...list, isLoading, isCurrent, error, reload: load, change };
}
