import type { Behaviour, Context } from '../context';

/** What of the form the address's fragment names. */
export const fragmentTarget = ( { element }: Context[ 'markup' ] ): HTMLElement | null => {
	const target = document.getElementById( location.hash.slice( 1 ) );
	return element.contains( target ) ? target : null;
};

export const removeFragment = () =>
	history.replaceState( history.state, '', location.pathname + location.search );

/**
 * A post without a script led to the form by the address's fragment. That has done its work: left there, the browser
 * would go to it again whenever it goes back, and take the focus away. One that names a question of a page that does
 * not show has its work before it (parts/pages).
 */
export const dropFragment: Behaviour = ( { markup } ) => {
	if ( fragmentTarget( markup )?.closest( '[data-page][hidden]' ) === null ) {
		removeFragment();
	}
	return () => {};
};
