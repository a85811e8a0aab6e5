import apiFetch from '@wordpress/api-fetch';
import type { SendTestMail } from '../../contract/rest/atoll/forms-test-mail';

/**
 * Sends a notification, as it is on the screen, to whoever edits it and to nobody else.
 *
 * @return The address that it was sent to.
 * @throws An error with the server's words as its message.
 */
export const sendTestMail = ( test: SendTestMail[ 'body' ] ): Promise< string > =>
	apiFetch< SendTestMail[ 'response' ] >( {
		path: '/s1t2/v1/forms/test-mail',
		method: 'POST',
		data: test,
	} ).then( ( { to } ) => to );
