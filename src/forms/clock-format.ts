import type { TimeFormat } from '../contract/public-definition';
import { lower } from './lower';
import { pad } from './pad';

const TYPED = /^([0-9]{1,2}):([0-9]{2})(?: ?([AaPp][Mm]))?$/;
const TIMES: Record< TimeFormat, RegExp > = {
	12: /^(?:0[1-9]|1[0-2]):[0-5][0-9] [ap]m$/,
	24: /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/,
};

/** Matches 24-hour times with a redundant am or pm that fits the hour. */
const TWICE = /^(?:00:[0-5][0-9] am|(?:1[3-9]|2[0-3]):[0-5][0-9] pm)$/;

export const isTime = ( typed: string, format: TimeFormat ): boolean =>
	TIMES[ format ].test( typed );

/** Returns the time in 24-hour format. Returns an invalid time, such as `14:30 am`, as typed, for a rule to refuse. */
const byTwentyFour = ( clock: string, half: string ): string => {
	const typed = `${ clock } ${ half }`;
	if ( isTime( typed, '12' ) ) {
		const hour = ( parseInt( clock, 10 ) % 12 ) + ( half === 'pm' ? 12 : 0 );
		return pad( String( hour ) ) + clock.slice( 2 );
	}
	return TWICE.test( typed ) ? clock : typed;
};

/**
 * Joins hours, minutes and am or pm as they were typed. Empty if hours and minutes are empty: am or pm alone is not an
 * answer.
 */
export const joinTime = (
	[ hour = '', minute = '', half = '' ]: string[],
	format: TimeFormat
): string => {
	if ( hour + minute === '' ) {
		return '';
	}
	const clock = `${ pad( hour ) }:${ pad( minute ) }`;
	if ( format === '12' ) {
		return `${ clock } ${ lower( half ) }`;
	}
	return half ? byTwentyFour( clock, lower( half ) ) : clock;
};

/** Converts a time in one text, such as `2:30PM`, to the format of joined parts; returns anything else as it is. */
export const normaliseTime = ( typed: string, format: TimeFormat ): string => {
	const found = TYPED.exec( typed );
	return found
		? joinTime(
				found.slice( 1 ).map( ( part ) => part ?? '' ),
				format
			)
		: typed;
};
