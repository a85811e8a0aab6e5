import { altcha } from './altcha';
import { recaptcha } from './recaptcha';
import type { TokenSource } from './token-source';
import { turnstile } from './turnstile';

const SOURCES: Record< string, TokenSource > = { altcha, recaptcha, turnstile };

/** Fetches a new token from the site's provider; each provider has its own timeout. */
export const fetchToken: TokenSource = async ( settings, place, onAsked ) => {
	const source = SOURCES[ settings.provider ];
	if ( ! source ) {
		throw new Error( `No captcha provider "${ settings.provider }"` );
	}
	return source( settings, place, onAsked );
};
