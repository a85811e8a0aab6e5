import { KINDS } from './kinds';
import type { Random } from './random';
import { anyText, bent, wellFormed } from './text';

export interface FieldSource {
	id: number;
	kind: string;
	choices?: Array< { text: string; value?: string } >;
	numberFormat?: string;
	maxLength?: number | string;
	rangeMin?: number | string;
	rangeMax?: number | string;
	[ setting: string ]: unknown;
}

export interface FormSource {
	title: string;
	fields: FieldSource[];
}

const ODD = [
	'0',
	'00',
	'1',
	'01',
	'1e0',
	'true',
	' ',
	' a',
	'a ',
	'(.*)',
	'$1',
	'\\0',
	'^$',
	'~',
	'é',
	'e\u0301',
	'<b>',
	'&amp;',
	'a\nb',
	'🏠',
	'٤',
	'.',
	'[a-z]',
];

const choices = ( random: Random ) =>
	random.many( random.int( 1, random.chance( 10 ) ? 23 : 5 ), ( index ) => {
		const text = random.chance( 60 )
			? random.pick( ODD )
			: `Choice ${ index }${ anyText( random, 3 ) }`;
		const value = random.chance( 50 ) ? random.pick( ODD ) : bent( random, text ) || 'v';
		return {
			text: wellFormed( text ),
			...( random.chance( 40 ) ? { value: wellFormed( value ) } : {} ),
		};
	} );

/** Plain decimals of few digits, so that answers come close to them. */
export const bound = ( random: Random ): number => {
	const size = random.pick( [
		0, 1, 9, 10, 99.5, 100, 1000, 1234.5, 1000000, 0.01, 0.1, 0.125, 999999999999.125,
	] );
	return random.chance( 25 ) ? -size : size;
};

const range = ( random: Random ) => {
	const [ least, most ] = [ bound( random ), bound( random ) ].sort( ( a, b ) => a - b ) as [
		number,
		number,
	];
	const written = ( value: number ) => ( random.chance( 50 ) ? value : String( value ) );
	return {
		...( random.chance( 45 ) ? { rangeMin: written( least ) } : {} ),
		...( random.chance( 45 ) ? { rangeMax: written( most ) } : {} ),
	};
};

const field = ( random: Random, id: number ): FieldSource => ( {
	id,
	kind: random.pick( KINDS ),
	label: random.chance( 80 ) ? wellFormed( `Question ${ anyText( random, 3 ) }` ) : '',
	required: random.chance( 50 ),
	errorMessage: random.chance( 15 ) ? wellFormed( `Mend {max} ${ anyText( random, 4 ) }` ) : '',
	maxLength: random.chance( 60 ) ? random.pick( [ 1, 2, 5, '5', 10, 50 ] ) : '',
	numberFormat: random.pick( [ 'decimal_dot', 'decimal_comma', 'currency', '' ] ),
	checkboxLabel: random.chance( 80 ) ? 'I agree to <a href="/policy/">this</a>' : '',
	choices: choices( random ),
	...range( random ),
} );

/** One to four fields with ids that need not be in order. */
export const anyForm = ( random: Random ): FormSource => {
	const ids = [ 1, 2, 3, 5, 10, 41 ].sort( () => random.next() - 0.5 );

	return {
		title: 'Fuzz',
		fields: ids.slice( 0, random.int( 1, 4 ) ).map( ( id ) => field( random, id ) ),
	};
};
