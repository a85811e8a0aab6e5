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

/** Milliseconds in which most pages come; where one takes longer, the words stand there until it does. */
const PATIENCE = 5000;

const confirmInWords = ( { definition, key }: Context ) =>
	dispatch( forms ).confirmed( key, asHtml( definition.texts.confirmation ) );

/**
 * Confirms in words if the page is still here after a while: an address that starts a download does not replace the
 * page, and the browser reports no download.
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
 * Goes where the answer to a sent form leads, or stays with what it says: that is in the store already.
 *
 * @param context
 * @param confirmation
 * @param announce     Tells others.
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
	// Moving the focus and writing make the browser lay out the page, and who listens takes time: what is shown comes
	// first.
	afterPaint( () => {
		focusConfirmation( context );
		announce();
	} );
};
