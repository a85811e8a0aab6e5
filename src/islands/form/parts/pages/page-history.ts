import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Behaviour, Context } from '../../context';
import { listen } from '../../events/listen';
import { isInDialog } from '../../markup/markup';
import { openingPage, pagePath, pathKey } from '../../pages/page-path';
import { followForm } from '../../store/follow';

/** In the tab's history entry: the form whose page was turned last. */
const TURNED = 'atoll-turned';

/** The pages of the entries behind, the present one last, as far as no other form's page was turned in between. */
const ownPath = ( context: Context ) =>
	pagePath( context ).slice( history.state?.[ TURNED ] === context.key ? 0 : -1 );

/**
 * Enters a page that shows from now on. One that led here is gone back to; any other is an entry of its own, which
 * takes the answers along, so that no entry behind keeps a copy.
 */
export const enterPage = ( context: Context, page: number ) => {
	const { key, markup } = context;
	const path = ownPath( context );
	if ( page === path.at( -1 ) || isInDialog( markup ) ) {
		return;
	}
	const index = path.indexOf( page );
	if ( index >= 0 ) {
		history.go( index - path.length + 1 );
		return;
	}
	const { state } = history;
	const name = pathKey( context );
	// Else the browser would scroll to where Next was pressed, once it has gone back and the form has scrolled.
	history.scrollRestoration = 'manual';
	history.replaceState( { ...state, [ key ]: undefined, [ name ]: path }, '' );
	history.pushState( { ...state, [ TURNED ]: key, [ name ]: [ ...path, page ] }, '' );
	history.scrollRestoration = 'auto';
};

/**
 * Goes back to the form's first entry once the form is sent, so that the browser's Back leaves a form that is done
 * with. As soon as the answer comes, and not when React draws: going back cancels a link that the visitor has pressed
 * meanwhile, and a page that the form leads to.
 */
export const goBackWhenSent: Behaviour = ( context ) =>
	followForm( context, [ 'confirmed' ], ( { confirmation } ) => {
		if ( confirmation ) {
			enterPage( context, ownPath( context )[ 0 ]! );
		}
	} );

/**
 * The browser's Back goes a page back, and Forward on again: what looks like a page is one to people, and without
 * JavaScript it is one. Neither judges anything, and Back on the first page leaves, as ever.
 */
export const followHistory: Behaviour = ( context ) =>
	listen( window, 'popstate', () => {
		// Once the browser has not scrolled: whoever leaves the site from here comes back to where they were.
		setTimeout( () => ( history.scrollRestoration = 'auto' ) );
		const { confirmation, page } = select( forms ).getForm( context.key );
		if ( confirmation || isInDialog( context.markup ) ) {
			return;
		}
		const name = pathKey( context );
		if ( ! history.state?.[ name ] ) {
			// A link to a place on this page has made an entry, which knows nothing: another path begins there.
			history.replaceState( { ...history.state, [ name ]: [ page ] }, '' );
		}
		const enteredPage = openingPage( context );
		if ( page !== enteredPage ) {
			dispatch( forms ).turned( context.key, enteredPage );
		}
	} );
