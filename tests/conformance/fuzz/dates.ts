import type { FieldSource } from './forms';
import type { Random } from './random';

const padded = ( random: Random, value: number, length: number ) =>
	random.chance( 90 ) ? String( value ).padStart( length, '0' ) : String( value );

/** Often beside the ends of months and years. */
export const dateParts = ( random: Random, { dateFormat }: FieldSource ) => {
	const parts: Record< string, string > = {
		d: padded( random, random.pick( [ 1, 2, 9, 15, 28, 29, 30, 31, 0, 32 ] ), 2 ),
		m: padded( random, random.pick( [ 1, 2, 4, 7, 8, 9, 12, 0, 13 ] ), 2 ),
		y: padded( random, random.pick( [ 2024, 2023, 2000, 1900, 1, 0, 9999, 10000, 99 ] ), 4 ),
	};
	return [ ...( dateFormat || 'dmy' ).slice( 0, 3 ) ].map( ( letter ) => parts[ letter ] ?? '' );
};

export const date = ( random: Random, field: FieldSource ) => {
	const separators: Record< string, string > = { dash: '-', dot: '.' };
	const own = separators[ ( field.dateFormat ?? '' ).slice( 4 ) ] ?? '/';
	return dateParts( random, field ).join(
		random.chance( 90 ) ? own : random.pick( [ '/', '-', '.', ' ' ] )
	);
};

export const timeParts = ( random: Random ) => [
	padded( random, random.pick( [ 0, 1, 9, 11, 12, 13, 23, 24 ] ), 2 ),
	padded( random, random.pick( [ 0, 5, 30, 59, 60 ] ), 2 ),
	random.pick( [ 'am', 'pm', 'AM', 'Pm', 'xm', '' ] ),
];

export const time = ( random: Random ) => {
	const [ hour, minute, half ] = timeParts( random );
	return `${ hour }:${ minute }${ random.pick( [ '', ' ' ] ) }${ half }`;
};
