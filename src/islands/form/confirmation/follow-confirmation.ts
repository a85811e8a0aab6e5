import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Confirmation } from '../../../api';
import { afterPaint } from '../../../browser/after-paint';
import type { Context } from '../context';
import { navigateTo, redirectUrl } from './redirect';
import { focusConfirmation } from './show-confirmation';

const asHtml = ( text: string ) => {
	const holder = document.createElement( 'p' );
	holder.textContent = text;
	return holder.outerHTML;
};

/** Milliseconds in which most pages load; after that, the confirmation's text is shown until the page is left. */
const PATIENCE = 5000;

const confirmInWords = ( { definition, key }: Context ) =>
	dispatch( forms ).confirmed( key, asHtml( definition.texts.confirmation ) );

/**
 * Shows the confirmation's text if the page has not been left after a while: a URL that starts a download does not
 * replace the page, and the browser does not report downloads.
 */
const confirmUnlessLeft = ( context: Context ) => {
	const timer = setTimeout( () => {
		if ( select( forms ).getForm( context.key ).confirmed ) {
			confirmInWords( context );
			afterPaint( () => focusConfirmation( context ) );
		} else {
			dispatch( forms ).ended( context.key );
		}
	}, PATIENCE );
	addEventListener( 'pagehide', () => clearTimeout( timer ), { once: true } );
};

/**
 * Goes to the confirmation's URL, or stays with its text, which is in the store already.
 *
 * @param context
 * @param confirmation
 * @param announce     Informs other scripts of the submission.
 */
export const followConfirmation = (
	context: Context,
	confirmation: Confirmation,
	announce: () => void
) => {
	if ( confirmation.type === 'redirect' ) {
		const target = redirectUrl( confirmation.redirect, context.endpoint );
		if ( target ) {
			announce();
			navigateTo( target );
			confirmUnlessLeft( context );
			return;
		}
		confirmInWords( context );
	}
	// Moving the focus and writing to storage make the browser lay out the page, and listeners take time: the
	// confirmation is painted first.
	afterPaint( () => {
		focusConfirmation( context );
		announce();
	} );
};
