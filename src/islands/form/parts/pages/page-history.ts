import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Behaviour, Context } from '../../context';
import { listen } from '../../events/listen';
import { isInDialog } from '../../markup/markup';
import { openingPage, pagePath, pathKey } from '../../pages/page-path';
import { followForm } from '../../store/follow';

/** Key in the tab's history entry: the form whose page was turned last. */
const TURNED = 'atoll-turned';

/** Returns the pages of earlier entries, with the current page last, back to the last turn of another form's page. */
const ownPath = ( context: Context ) =>
	pagePath( context ).slice( history.state?.[ TURNED ] === context.key ? 0 : -1 );

/** Restores automatic scrolling, so that a person who leaves the site returns to the same place. */
const restoreScroll = () => {
	history.scrollRestoration = 'auto';
};

/**
 * Leaves the current entry, which keeps only a path: the answers belong to the entry that shows the form.
 *
 * @param context
 * @param path
 * @param delta   Number of entries as for `history.go()`; 0 stays.
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
 * Adds the page that is shown now to the history. If the page led here, goes back to its entry; otherwise adds a new
 * entry, which takes over the answers.
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
		// Otherwise, after going back, the browser would scroll to the place of the pressed Next once the form has
		// scrolled.
		history.scrollRestoration = 'manual';
		history.pushState(
			{ ...state, [ TURNED ]: context.key, [ pathKey( context ) ]: [ ...path, page ] },
			''
		);
		restoreScroll();
	}
};

/**
 * Makes sure that a sent form's answers and last page do not return with this entry. If the form shows its confirmation
 * itself, also goes back to the form's first entry, so that the browser's Back leaves the finished form. Runs as soon
 * as the response arrives, not after React has rendered: going back cancels a link that the visitor has pressed
 * meanwhile, and a redirect.
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
 * Makes the browser's Back and Forward turn the form's pages: people expect it of something that looks like a page, and
 * without JavaScript it is one. Neither validates anything, and Back on the first page leaves as usual.
 */
export const followHistory: Behaviour = ( context ) => {
	restoreScroll(); // A turned page's entry has `manual`, even for a new document that opens at it.
	return listen( window, 'popstate', () => {
		// After the browser has decided not to scroll.
		setTimeout( restoreScroll );
		const { confirmation, page } = select( forms ).getForm( context.key );
		if ( confirmation || isInDialog( context.markup ) ) {
			return;
		}
		const name = pathKey( context );
		if ( ! history.state?.[ name ] ) {
			// A link to a place on this page has created an entry without a path, so a new path starts there.
			history.replaceState( { ...history.state, [ name ]: [ page ] }, '' );
		}
		const enteredPage = openingPage( context );
		if ( page !== enteredPage ) {
			dispatch( forms ).turned( context.key, enteredPage );
		}
	} );
};
