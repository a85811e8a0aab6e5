import { dispatch } from '@wordpress/data';
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
	const { definition, endpoint, key } = context;
	if ( confirmation.type === 'redirect' ) {
		const target = redirectUrl( confirmation.redirect, endpoint );
		if ( target ) {
			announce();
			navigateTo( target );
			return;
		}
		dispatch( forms ).confirmed( key, asHtml( definition.texts.confirmation ) );
	}
	// Moving the focus and writing make the browser lay out the page, and who listens takes time: what is shown comes
	// first.
	afterPaint( () => {
		focusConfirmation( context );
		announce();
	} );
};
