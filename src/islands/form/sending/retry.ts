import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { isRouteBroken } from './broken-route';
import { postNatively } from './post-natively';

/**
 * Sends again, under the same key. Where the route itself seems to be broken or blocked, by the
 * way that works without JavaScript: the server answers with a page then.
 */
export const retry = async ( context: Context ) => {
	const { key, markup } = context;
	const { failure, failures } = select( forms ).getForm( key );
	// The button that was pressed goes away with the message, and the focus would be lost.
	markup.submit?.focus();
	if ( ! isRouteBroken( failure, failures ) ) {
		markup.form.requestSubmit();
	} else if ( ! ( await postNatively( context ) ) ) {
		dispatch( forms ).failed( key, failure! );
	}
};
