import { __ } from '@wordpress/i18n';

/** What an error says to people: api-fetch throws objects with a message, the server's or its own. */
export const wordsOf = ( thrown: unknown ): string =>
	( thrown as { message?: string } | null )?.message ||
	__( 'Something went wrong. Please try again in a moment.', 'atoll' );
