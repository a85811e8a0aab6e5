import type { CaptchaSettings } from '../../../../contract/part-settings';
import { withTimeout } from '../../../with-timeout';
import { altcha } from './altcha';
import { recaptcha } from './recaptcha';
import type { TokenSource } from './token-source';
import { turnstile } from './turnstile';

const SOURCES: Record< string, TokenSource > = { altcha, recaptcha, turnstile };

/** Milliseconds; Turnstile may have to wait for a person. */
const TIMEOUT = 90_000;

/**
 * A fresh token of the site's provider.
 *
 * @param settings As the server printed them.
 * @param place    Where a vendor may show something.
 * @throws When there is none to be had.
 */
export const fetchToken = async (
	settings: CaptchaSettings,
	place: Element
): Promise< string > => {
	const source = SOURCES[ settings.provider ];
	if ( ! source ) {
		throw new Error( `No captcha provider "${ settings.provider }"` );
	}
	return withTimeout( TIMEOUT, source( settings, place ) );
};
