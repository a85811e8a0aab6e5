import type { PublicField } from '../../contract/public-definition';
import { storedDate } from '../date-format';
import { plainNumber } from './plain-number';

const time = ( text: string ): string => {
	const [ , hour = '', minute, half ] = /^([0-9]{2}):([0-9]{2})(?: ([ap])m)?$/.exec( text ) ?? [];
	if ( minute === undefined ) {
		return text;
	}
	const since = half ? ( Number( hour ) % 12 ) + ( half === 'p' ? 12 : 0 ) : Number( hour );
	return `${ String( since ).padStart( 2, '0' ) }:${ minute }`;
};

/**
 * Writes numbers, dates and times the same way in every format, so that comparing texts compares their meaning:
 * "$1,250.00" becomes "1250", "31/12/2024" becomes "2024-12-31", "02:30 pm" becomes "14:30". Other texts stay as they
 * are.
 */
export const meaning = (
	{ dateFormat, numberFormat, timeFormat }: PublicField,
	text: string
): string => {
	if ( numberFormat ) {
		return plainNumber( text, numberFormat );
	}
	return (
		( dateFormat && storedDate( text, dateFormat ) ) || ( timeFormat && time( text ) ) || text
	);
};
