import apiFetch from '@wordpress/api-fetch';
import type { SendTestMail } from '../../contract/rest/atoll/forms-test-mail';

/**
 * Sends a notification, as it is on the screen, only to the person who edits it.
 *
 * @return The email address that it was sent to.
 * @throws An error with the server's message.
 */
export const sendTestMail = ( test: SendTestMail[ 'body' ] ): Promise< string > =>
	apiFetch< SendTestMail[ 'response' ] >( {
		path: '/s1t2/v1/forms/test-mail',
		method: 'POST',
		data: test,
	} ).then( ( { to } ) => to );
