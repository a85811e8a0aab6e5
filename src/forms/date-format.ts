import type { DateFormat } from '../contract/public-definition';
import { pad } from './pad';

/** A day that exists in the calendar. */
export interface CalendarDate {
	year: number;
	month: number;
	day: number;
}

const SEPARATORS: Record< string, string > = { dash: '-', dot: '.' };

const separatorOf = ( format: DateFormat ) => SEPARATORS[ format.slice( 4 ) ] ?? '/';

const daysOf = ( year: number, month: number ) => {
	const isLeap = year % 4 === 0 && ( year % 100 !== 0 || year % 400 === 0 );
	return month === 2 ? 28 + Number( isLeap ) : 31 - ( ( ( month - 1 ) % 7 ) % 2 );
};

/** Joins the parts of a date as they were typed, in the format's order; empty if all parts are. */
export const joinDate = ( parts: string[], format: DateFormat ): string =>
	parts.join( '' ) === '' ? '' : parts.map( pad ).join( separatorOf( format ) );

/**
 * Converts a date typed with two digits, two and four to the stored format: "2024-12-31". Empty if there is no such day
 * in the calendar.
 */
export const storedDate = ( typed: string, format: DateFormat ): string => {
	const parts = typed.split( separatorOf( format ) );
	const stored = [ ...'ymd' ].map( ( letter ) => parts[ format.indexOf( letter ) ] ).join( '-' );
	const [ year = 0, month = 0, day = 0 ] = stored.split( '-' ).map( Number );
	const isWritten = parts.length === 3 && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test( stored );
	const exists = year > 0 && month > 0 && month < 13 && day > 0 && day <= daysOf( year, month );
	return isWritten && exists ? stored : '';
};

/** Returns a typed date as numbers; null if there is no such day in the calendar. */
export const parseDate = ( typed: string, format: DateFormat ): CalendarDate | null => {
	const [ year = 0, month = 0, day = 0 ] = storedDate( typed, format ).split( '-' ).map( Number );
	return year ? { year, month, day } : null;
};

export const dateText = ( { day, month, year }: CalendarDate, format: DateFormat ): string => {
	const parts: Record< string, string > = {
		d: pad( String( day ) ),
		m: pad( String( month ) ),
		y: String( year ).padStart( 4, '0' ),
	};
	return [ ...format.slice( 0, 3 ) ]
		.map( ( letter ) => parts[ letter ] )
		.join( separatorOf( format ) );
};
