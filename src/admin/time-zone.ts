import { getSettings } from '@wordpress/date';

/** Returns the site's time zone as people know it: a city, or hours from UTC. */
export const timeZone = (): string => {
	const { string, offsetFormatted, offset } = getSettings().timezone;
	return string || `UTC${ Number( offset ) < 0 ? '' : '+' }${ offsetFormatted }`;
};
