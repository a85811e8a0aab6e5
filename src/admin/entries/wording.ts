import { __ } from '@wordpress/i18n';
import type { ReceivedCode } from '../../api/errors';

interface Thrown {
	code?: ReceivedCode;
	message?: string;
	data?: { status?: number };
}

/** What an error says to people: api-fetch throws objects with a message, the server's or its own. */
export const errorMessage = ( thrown: unknown ): string => {
	const { code, message, data } = ( thrown ?? {} ) as Thrown;
	// The screen is theirs, yet the server does not know them, and api-fetch got no new nonce for them either.
	return data?.status === 401 || code === 'rest_cookie_invalid_nonce'
		? __( 'You are logged out. Log in in another tab, and try again here.', 'atoll' )
		: message || __( 'Something went wrong. Please try again in a moment.', 'atoll' );
};
