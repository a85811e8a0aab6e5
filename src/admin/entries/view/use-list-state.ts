import { useCallback, useEffect, useState } from '@wordpress/element';
import { screenData } from '../screen-data';
import { addressOf, listStateAt } from './address';
import type { ListState } from './list-state';

/** @param step Whether to add a step to the browser's history; if omitted, the kind of change decides. */
export type Navigate = ( state: ListState, step?: 'pushState' | 'replaceState' ) => void;

const currentState = () => listStateAt( window.location.href );

/** Hook for the state of the list and its setter, which updates the URL; Back returns to the previous state. */
export function useListState(): [ ListState, Navigate ] {
	const [ state, setState ] = useState( currentState );
	useEffect( () => {
		const onPopState = () => setState( currentState() );
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	}, [] );
	const navigate: Navigate = useCallback( ( next, step ) => {
		const address = addressOf( screenData().screen, next );
		// A filter without a value changes the screen, but not the query.
		if ( address !== addressOf( screenData().screen, currentState() ) ) {
			// While a person types, letters do not become steps of the history.
			const isTyping =
				next.search !== '' &&
				currentState().search !== '' &&
				next.search !== currentState().search;
			window.history[ step ?? ( isTyping ? 'replaceState' : 'pushState' ) ](
				null,
				'',
				address
			);
		}
		setState( next );
	}, [] );
	return [ state, navigate ];
}
