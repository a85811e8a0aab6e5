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
	dateType?: string;
	dateFormat?: string;
	timeFormat?: string;
	quizFieldType?: string;
	allowedExtensions?: string;
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

/** Some years, the first before the last. */
const years = ( random: Random ) => {
	const [ first, last ] = [ 1, 1900, 1999, 2000, 2024, 9999 ]
		.sort( () => random.next() - 0.5 )
		.slice( 0, 2 )
		.sort( ( a, b ) => a - b );
	return {
		...( random.chance( 20 ) ? { minYear: first } : {} ),
		...( random.chance( 20 ) ? { maxYear: String( last ) } : {} ),
	};
};

const DATES = [ 'dmy', 'mdy', 'ymd' ].flatMap( ( order ) => [
	order,
	`${ order }_dash`,
	`${ order }_dot`,
] );

const valueOf = ( { text, value }: { text: string; value?: string } ) => value ?? text;

/** A quiz must have a right answer; several where several can be chosen. */
const quiz = ( random: Random, offered: Array< { text: string; value?: string } > ) => {
	const right = offered.filter( () => random.chance( 40 ) ).map( valueOf );
	return {
		quizFieldType: random.pick( [ 'radio', 'checkbox', 'select', '' ] ),
		correctValue: right.length > 0 ? right : valueOf( random.pick( offered ) ),
	};
};

const choiceLimits = ( random: Random ) => ( {
	choiceLimit: random.pick( [ 'exactly', 'range', '', '' ] ),
	choiceLimitNumber: random.pick( [ '', 1 ] ),
	choiceLimitMin: random.pick( [ '', '1' ] ),
	choiceLimitMax: random.pick( [ '', 1, '2' ] ),
} );

const files = ( random: Random ) => ( {
	allowedExtensions: random.pick( [ '', '', 'pdf', '.PDF, jpg', 'tar.gz', 'é' ] ),
	maxFileSize: random.pick( [ '', 1, '0.5', 8 ] ),
	multipleFiles: random.chance( 50 ),
	maxFiles: random.pick( [ '', 1, 2 ] ),
} );

const settings = ( random: Random ) => {
	const offered = choices( random );
	return {
		choices: offered,
		minLength: random.chance( 30 ) ? random.pick( [ 1, 3, '8' ] ) : '',
		passwordConfirm: random.chance( 40 ),
		dateType: random.pick( [ 'datepicker', 'datefield', 'datedropdown', '' ] ),
		dateFormat: random.pick( [ ...DATES, '' ] ),
		timeFormat: random.pick( [ '12', '24', '' ] ),
		...years( random ),
		...quiz( random, offered ),
		...choiceLimits( random ),
		...files( random ),
		...range( random ),
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
	...settings( random ),
} );

/** One to four fields with ids that need not be in order. */
export const anyForm = ( random: Random ): FormSource => {
	const ids = [ 1, 2, 3, 5, 10, 41 ].sort( () => random.next() - 0.5 );

	return {
		title: 'Fuzz',
		fields: ids.slice( 0, random.int( 1, 4 ) ).map( ( id ) => field( random, id ) ),
	};
};
