import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Behaviour, Context } from '../context';
import { listen } from '../events/listen';
import { isInDialog } from '../markup/markup';

/** The pages that led here, the present one last; kept in the tab's history entry, so that a reload shows it again. */
type Path = [ number, ...number[] ];

const nameOf = ( key: string ) => `${ key }-pages`;

const pathOf = ( context: Context ): Path =>
	history.state?.[ nameOf( context.key ) ] ?? [ context.markup.printedPage ];

const last = ( path: Path ) => path[ path.length - 1 ]!;

const replace = ( state: object ) => history.replaceState( { ...history.state, ...state }, '' );

/** The page that shows when the island takes the form over, from 0. */
export const openingPage = ( context: Context ): number =>
	Math.min( context.definition.pages - 1, last( pathOf( context ) ) );

/**
 * Enters a page that shows from now on. One that led here is gone back to; any other is an entry of its own, which
 * takes the answers along, so that no entry behind keeps a copy.
 */
export const enterPage = ( context: Context, page: number ) => {
	const { key } = context;
	const path = pathOf( context );
	if ( page === last( path ) || isInDialog( context.markup ) ) {
		return;
	}
	const before = path.indexOf( page );
	if ( before >= 0 ) {
		history.go( before - path.length + 1 );
		return;
	}
	const { state } = history;
	replace( { [ key ]: undefined, [ nameOf( key ) ]: path } );
	history.pushState( { ...state, [ nameOf( key ) ]: [ ...path, page ] }, '' );
};

/** Goes back to the form's first entry, so that the browser's Back leaves a form that is done with. */
export const leavePages = ( context: Context ) => {
	const steps = pathOf( context ).length - 1;
	if ( steps > 0 ) {
		history.go( -steps );
	}
};

/**
 * A post without a script led to the form by the address's fragment. That has done its work: left there, the browser
 * would go to it again whenever it goes back, and take the focus away.
 */
const dropFragment = ( { markup }: Context ) => {
	const target = document.getElementById( location.hash.slice( 1 ) );
	if ( target && markup.element.contains( target ) ) {
		history.replaceState( history.state, '', location.pathname + location.search );
	}
};

/**
 * The browser's Back goes a page back, and Forward on again: what looks like a page is one to people, and without
 * JavaScript it is one. Neither judges anything, and Back on the first page leaves, as ever.
 */
export const followHistory: Behaviour = ( context ) => {
	dropFragment( context );
	return listen( window, 'popstate', () => {
		const form = select( forms ).getForm( context.key );
		const page = openingPage( context );
		if ( history.state?.[ nameOf( context.key ) ] && page !== form.page && ! form.confirmed ) {
			dispatch( forms ).turned( context.key, page );
		}
	} );
};
