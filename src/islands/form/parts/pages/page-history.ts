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

/** Whoever leaves the site from here comes back to where they were. */
const restoreScroll = () => {
	history.scrollRestoration = 'auto';
};

/**
 * Leaves the present entry, which keeps nothing but a path: the answers are where the form is.
 *
 * @param context
 * @param path
 * @param delta   As for `history.go()`; 0 goes nowhere.
 */
const leaveEntry = ( context: Context, path: number[], delta: number ) => {
	const { state } = history;
	history.replaceState(
		{ ...state, [ context.key ]: undefined, [ pathKey( context ) ]: path },
		''
	);
	if ( delta ) {
		history.go( delta );
	}
};

/**
 * Enters a page that shows from now on. One that led here is gone back to; any other is an entry of its own, which
 * takes the answers along.
 */
export const enterPage = ( context: Context, page: number ) => {
	const path = ownPath( context );
	if ( page === path.at( -1 ) || isInDialog( context.markup ) ) {
		return;
	}
	const { state } = history;
	const index = path.indexOf( page );
	leaveEntry( context, path, index < 0 ? 0 : index - path.length + 1 );
	if ( index < 0 ) {
		// Else the browser would scroll to where Next was pressed, once it has gone back and the form has scrolled.
		history.scrollRestoration = 'manual';
		history.pushState(
			{ ...state, [ TURNED ]: context.key, [ pathKey( context ) ]: [ ...path, page ] },
			''
		);
		restoreScroll();
	}
};

/**
 * Once the form is sent, neither its answers nor its last page come again by this entry. Where it says so itself, it
 * also goes back to its first entry, so that the browser's Back leaves a form that is done with. As soon as the answer
 * comes, and not when React draws: going back cancels a link that the visitor has pressed meanwhile, and a page that
 * the form leads to.
 */
export const goBackWhenSent: Behaviour = ( context ) =>
	followForm( context, [ 'confirmed' ], ( { confirmed, confirmation } ) => {
		const path = pagePath( context );
		if ( confirmed && path.length > 1 && ! isInDialog( context.markup ) ) {
			leaveEntry(
				context,
				path.slice( 0, 1 ),
				confirmation ? 1 - ownPath( context ).length : 0
			);
		}
	} );

/**
 * The browser's Back goes a page back, and Forward on again: what looks like a page is one to people, and without
 * JavaScript it is one. Neither judges anything, and Back on the first page leaves, as ever.
 */
export const followHistory: Behaviour = ( context ) => {
	restoreScroll(); // The entry of a page that was turned says otherwise, also to a document that opens at it anew.
	return listen( window, 'popstate', () => {
		// Once the browser has not scrolled.
		setTimeout( restoreScroll );
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
};
