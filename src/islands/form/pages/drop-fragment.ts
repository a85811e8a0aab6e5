import type { Behaviour } from '../context';

/**
 * A post without a script led to the form by the address's fragment. That has done its work: left there, the browser
 * would go to it again whenever it goes back, and take the focus away.
 */
export const dropFragment: Behaviour = ( { markup } ) => {
	const target = document.getElementById( location.hash.slice( 1 ) );
	if ( target && markup.element.contains( target ) ) {
		history.replaceState( history.state, '', location.pathname + location.search );
	}
	return () => {};
};
