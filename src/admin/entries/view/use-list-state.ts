import { useCallback, useEffect, useState } from '@wordpress/element';
import { screenData } from '../screen-data';
import { addressOf, listStateAt } from './address';
import type { ListState } from './list-state';

/** @param step Whether Back leads from there to the present state; left out, what changes decides. */
export type Navigate = ( state: ListState, step?: 'pushState' | 'replaceState' ) => void;

const currentState = () => listStateAt( window.location.href );

/** The state that the address names, and what changes it: the address follows, and Back leads back. */
export function useListState(): [ ListState, Navigate ] {
	const [ state, setState ] = useState( currentState );
	useEffect( () => {
		const onPopState = () => setState( currentState() );
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	}, [] );
	const navigate: Navigate = useCallback( ( next, step ) => {
		const address = addressOf( screenData().screen, next );
		// A filter without a value yet changes what is on the screen, but not what is asked for.
		if ( address !== addressOf( screenData().screen, currentState() ) ) {
			// While somebody types, each letter is no step to go back to.
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
