import { __ } from '@wordpress/i18n';
import type { ReceivedCode } from '../../api/errors';

interface Thrown {
	code?: ReceivedCode;
	message?: string;
	data?: { status?: number };
}

/** Returns an error message for people: api-fetch throws objects with a message of the server or its own. */
export const errorMessage = ( thrown: unknown ): string => {
	const { code, message, data } = ( thrown ?? {} ) as Thrown;
	// The person sees the screen, but is no longer logged in on the server, so api-fetch could not get a new nonce.
	return data?.status === 401 || code === 'rest_cookie_invalid_nonce'
		? __( 'You are logged out. Log in in another tab, and try again here.', 'atoll' )
		: message || __( 'Something went wrong. Please try again in a moment.', 'atoll' );
};
