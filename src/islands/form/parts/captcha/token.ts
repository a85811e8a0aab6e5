import { withTimeout } from '../../../with-timeout';
import { altcha } from './altcha';
import { recaptcha } from './recaptcha';
import type { CaptchaSettings, Source } from './settings';
import { turnstile } from './turnstile';

const SOURCES: Record< string, Source > = { altcha, recaptcha, turnstile };

/** Milliseconds; Turnstile may have to wait for a person. */
const PATIENCE = 90_000;

/**
 * A fresh token of the site's provider.
 *
 * @param settings As the server printed them.
 * @param place    Where a vendor may show something.
 * @throws When there is none to be had.
 */
export const freshToken = async (
	settings: CaptchaSettings,
	place: Element
): Promise< string > => {
	const source = SOURCES[ settings.provider ];
	if ( ! source ) {
		throw new Error( `No captcha provider "${ settings.provider }"` );
	}
	return withTimeout( PATIENCE, source( settings, place ) );
};
