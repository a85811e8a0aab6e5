import type { Challenge } from '../../contract/rest/atoll/captcha-challenge';
import { get } from '../call';
import { Unreadable } from '../errors';

/**
 * GET s1t2/v1/captcha-challenge: a new challenge for this browser.
 *
 * @param url URL of the route, with the form's id.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `get`.
 */
export const captchaChallenge = async ( url: string ): Promise< Challenge > => {
	const { data } = await get( url );
	if ( typeof ( data as Partial< Challenge > | null )?.signature !== 'string' ) {
		throw new Unreadable( 'No challenge' );
	}
	return data as Challenge;
};
