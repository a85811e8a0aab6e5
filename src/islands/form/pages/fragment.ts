import type { Behaviour, Context } from '../context';

/** Returns the form's element that the URL's fragment names. */
export const fragmentTarget = ( { element }: Context[ 'markup' ] ): HTMLElement | null => {
	const target = document.getElementById( location.hash.slice( 1 ) );
	return element.contains( target ) ? target : null;
};

export const removeFragment = () =>
	history.replaceState( history.state, '', location.pathname + location.search );

/**
 * Removes the URL's fragment, which led to the form after a post without JavaScript. If it stayed, the browser would go
 * to it each time it goes back, and move the focus. A fragment that names a question on a hidden page is still needed
 * (parts/pages) and stays.
 */
export const dropFragment: Behaviour = ( { markup } ) => {
	if ( fragmentTarget( markup )?.closest( '[data-page][hidden]' ) === null ) {
		removeFragment();
	}
	return () => {};
};
