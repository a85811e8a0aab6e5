import { getSettings } from '@wordpress/date';

/** The site's time zone as people know it: a place, or hours from UTC. */
export const timeZone = (): string => {
	const { string, offsetFormatted, offset } = getSettings().timezone;
	return string || `UTC${ Number( offset ) < 0 ? '' : '+' }${ offsetFormatted }`;
};
