import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { listEntries, type EntryQuery, type EntryRow } from '../../api';
import { wordsOf } from './wording';

export interface Entries {
	items: EntryRow[];
	total: number;
	counted: number;
	pages: number;
	isLoading: boolean;
	/** Whether that is what was asked for last; else it is what was there before. */
	isCurrent: boolean;
	/** What went wrong; empty when nothing did. What was there before stays. */
	trouble: string;
	reload: () => void;
	/** Shows what was done before the server has answered. */
	change: ( by: ( items: EntryRow[] ) => EntryRow[] ) => void;
}

const EMPTY_LIST = { items: [] as EntryRow[], total: 0, counted: 0, pages: 0, asked: '' };

/** The entries that a request asks for; the last one asked is the one that is shown. */
export function useEntries( query: EntryQuery ): Entries {
	const [ list, setList ] = useState( EMPTY_LIST );
	const [ isLoading, setLoading ] = useState( true );
	const [ trouble, setTrouble ] = useState( '' );
	const running = useRef< AbortController >();
	const asked = JSON.stringify( query );

	const load = useCallback( () => {
		running.current?.abort();
		const abort = new AbortController();
		running.current = abort;
		setLoading( true );
		listEntries( JSON.parse( asked ), abort.signal )
			.then( ( found ) => {
				if ( ! abort.signal.aborted ) {
					setList( { ...found, asked } );
					setTrouble( '' );
					setLoading( false );
				}
			} )
			.catch( ( thrown ) => {
				if ( ! abort.signal.aborted ) {
					setTrouble( wordsOf( thrown ) );
					setLoading( false );
				}
			} );
	}, [ asked ] );
	useEffect( load, [ load ] );
	useEffect( () => () => running.current?.abort(), [] );

	const change = useCallback(
		( by: ( items: EntryRow[] ) => EntryRow[] ) =>
			setList( ( before ) => ( { ...before, items: by( before.items ) } ) ),
		[]
	);
	const isCurrent = list.asked === asked;
	return { ...list, isLoading, isCurrent, trouble, reload: load, change };
}
