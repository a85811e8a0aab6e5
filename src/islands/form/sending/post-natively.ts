import { dispatch, select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { pageAnswers } from '../../../api';
import type { Context } from '../context';

/**
 * Lets the browser post the form, as it does without JavaScript. Not while the site is out of reach: an error of the
 * browser or of a server would take the form's place.
 */
export const postNatively = async ( { key, markup }: Context ) => {
	const { failure } = select( forms ).getForm( key );
	dispatch( forms ).began( key, 'sending' );
	if ( await pageAnswers() ) {
		// Not form.submit(), which a control of that name would hide.
		HTMLFormElement.prototype.submit.call( markup.form );
	} else {
		dispatch( forms ).failed( key, failure ?? { name: 'Unreadable' } );
	}
};
