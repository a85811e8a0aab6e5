import type { DateFormat } from '../contract/public-definition';
import { pad } from './pad';

/** A day that the calendar has. */
export interface CalendarDate {
	year: number;
	month: number;
	day: number;
}

const NAMES: Record< string, keyof CalendarDate > = { d: 'day', m: 'month', y: 'year' };
const SEPARATORS: Record< string, string > = { dash: '-', dot: '.' };

const separatorOf = ( format: DateFormat ) => SEPARATORS[ format.slice( 4 ) ] ?? '/';

const orderOf = ( format: DateFormat ) =>
	[ ...format.slice( 0, 3 ) ].map( ( letter ) => NAMES[ letter ] as keyof CalendarDate );

const daysOf = ( year: number, month: number ) => {
	const isLeap = year % 4 === 0 && ( year % 100 !== 0 || year % 400 === 0 );
	return month === 2 ? 28 + Number( isLeap ) : 31 - ( ( ( month - 1 ) % 7 ) % 2 );
};

/** A date out of its parts, in the format's order, as they were typed; empty when all of them are. */
export const joinDate = ( parts: string[], format: DateFormat ): string =>
	parts.join( '' ) === '' ? '' : parts.map( pad ).join( separatorOf( format ) );

/** The day that was typed with two digits, two and four; null when the calendar has no such day. */
export const parseDate = ( typed: string, format: DateFormat ): CalendarDate | null => {
	const parts = typed.split( separatorOf( format ) );
	const order = orderOf( format );
	const isWritten =
		parts.length === 3 &&
		parts.every( ( part, at ) =>
			( order[ at ] === 'year' ? /^[0-9]{4}$/ : /^[0-9]{2}$/ ).test( part )
		);
	if ( ! isWritten ) {
		return null;
	}
	const date = { year: 0, month: 0, day: 0 };
	order.forEach( ( name, at ) => ( date[ name ] = Number( parts[ at ] ) ) );
	const { day, month, year } = date;
	const exists = year > 0 && month > 0 && month < 13 && day > 0 && day <= daysOf( year, month );
	return exists ? date : null;
};

export const dateText = ( { day, month, year }: CalendarDate, format: DateFormat ): string => {
	const parts = {
		day: String( day ).padStart( 2, '0' ),
		month: String( month ).padStart( 2, '0' ),
		year: String( year ).padStart( 4, '0' ),
	};
	return orderOf( format )
		.map( ( name ) => parts[ name ] )
		.join( separatorOf( format ) );
};
