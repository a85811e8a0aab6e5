import type { TimeFormat } from '../contract/public-definition';
import { lower } from './lower';
import { pad } from './pad';

const TYPED = /^([0-9]{1,2}):([0-9]{2})(?: ?([AaPp][Mm]))?$/;
const TIMES: Record< TimeFormat, RegExp > = {
	12: /^(?:0[1-9]|1[0-2]):[0-5][0-9] [ap]m$/,
	24: /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/,
};

export const isTime = ( typed: string, format: TimeFormat ): boolean =>
	TIMES[ format ].test( typed );

/**
 * A time out of hours, minutes and am or pm, as they were typed. Empty when hours and minutes
 * are: am or pm alone is no answer.
 */
export const joinTime = (
	[ hour = '', minute = '', half = '' ]: string[],
	format: TimeFormat
): string => {
	if ( hour + minute === '' ) {
		return '';
	}
	return `${ pad( hour ) }:${ pad( minute ) }${ format === '12' ? ` ${ lower( half ) }` : '' }`;
};

/** A time in one text, `2:30PM` say, as its parts would have it; anything else as it is. */
export const normaliseTime = ( typed: string, format: TimeFormat ): string => {
	const found = TYPED.exec( typed );
	return found
		? joinTime(
				found.slice( 1 ).map( ( part ) => part ?? '' ),
				format
			)
		: typed;
};
