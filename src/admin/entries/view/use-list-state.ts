import { useCallback, useEffect, useState } from '@wordpress/element';
import { screenData } from '../screen-data';
import { addressOf, placeAt } from './address';
import type { ListState } from './list-state';

/** @param step Whether Back leads from there to where one was; left out, that is seen from what changes. */
export type Go = ( place: ListState, step?: 'pushState' | 'replaceState' ) => void;

const here = () => placeAt( window.location.href );

/** The place that the address names, and the way to another: the address follows, and Back leads back. */
export function useListState(): [ ListState, Go ] {
	const [ place, setPlace ] = useState( here );
	useEffect( () => {
		const back = () => setPlace( here() );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );
	const go: Go = useCallback( ( next, step ) => {
		const address = addressOf( screenData().screen, next );
		// A filter without a value yet changes what is on the screen, but not what is asked for.
		if ( address !== addressOf( screenData().screen, here() ) ) {
			// While somebody types, each letter is no step to go back to.
			const isTyping =
				next.search !== '' && here().search !== '' && next.search !== here().search;
			window.history[ step ?? ( isTyping ? 'replaceState' : 'pushState' ) ](
				null,
				'',
				address
			);
		}
		setPlace( next );
	}, [] );
	return [ place, go ];
}
