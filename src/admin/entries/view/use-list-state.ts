import { useCallback, useEffect, useState } from '@wordpress/element';
import { screenData } from '../screen-data';
import { addressOf, placeAt } from './address';
import type { ListState } from './list-state';

const here = () => placeAt( window.location.href );

/** The place that the address names, and the way to another: the address follows, and Back leads back. */
export function useListState(): [ ListState, ( place: ListState ) => void ] {
	const [ place, setPlace ] = useState( here );
	useEffect( () => {
		const back = () => setPlace( here() );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );
	const go = useCallback( ( next: ListState ) => {
		const address = addressOf( screenData().screen, next );
		// A filter without a value yet changes what is on the screen, but not what is asked for.
		if ( address !== addressOf( screenData().screen, here() ) ) {
			// While somebody types, each letter is no step to go back to.
			const isTyping =
				next.search !== '' && here().search !== '' && next.search !== here().search;
			window.history[ isTyping ? 'replaceState' : 'pushState' ]( null, '', address );
		}
		setPlace( next );
	}, [] );
	return [ place, go ];
}
