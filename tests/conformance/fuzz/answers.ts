import { bound, type FieldSource, type FormSource } from './forms';
import { CASE_VALUES } from './kinds';
import type { Random } from './random';
import { anyText, bent, blankish, near } from './text';

/** What a client sends, by input name. */
export type Raw = Record< string, string >;

const digits = ( random: Random, count: number ) =>
	random.many( count, () => String( random.int( 0, 9 ) ) ).join( '' );

const label = ( random: Random ) =>
	random.pick( [ 'a', 'ab-c', '9', 'mail', 'é', '-a', 'b'.repeat( random.int( 61, 65 ) ) ] );

const email = ( random: Random ) =>
	`${ random.pick( [ 'jo', "o'hara", 'a.b', '~', '{|}', 'a'.repeat( random.int( 80, 95 ) ) ] ) }@${ random
		.many( random.int( 1, 3 ), () => label( random ) )
		.join( '.' ) }`;

const phone = ( random: Random ) =>
	[ ...digits( random, random.int( 8, 14 ) ) ]
		.map(
			( digit ) =>
				( random.chance( 20 ) ? random.pick( [ ' ', '-', '(', ')', '+', '--' ] ) : '' ) +
				digit
		)
		.join( '' );

/** How each format groups thousands and begins decimals, and how it might but must not. */
const SEPARATORS: Record< string, string[][] > = {
	decimal_dot: [
		[ ',', '.' ],
		[ '', '.' ],
	],
	decimal_comma: [
		[ '.', ',' ],
		[ '', ',' ],
	],
	any: [
		[ ',', '.' ],
		[ '.', ',' ],
		[ '', ',' ],
		[ ' ', '.' ],
	],
};

/** An amount, often at or beside one of the field's bounds, mostly in the field's format. */
const number = ( random: Random, { numberFormat, rangeMin, rangeMax }: FieldSource ) => {
	const base = Number(
		random.pick( [ rangeMin ?? bound( random ), rangeMax ?? bound( random ), bound( random ) ] )
	);
	const amount = base + random.pick( [ 0, 0, 0.01, -0.01, 1, -1 ] );
	const [ whole, fraction ] = Math.abs( amount )
		.toFixed( random.pick( [ 0, 1, 2, 2, 3 ] ) )
		.split( '.' ) as [ string, string? ];
	const format = random.chance( 70 ) ? numberFormat || 'decimal_dot' : 'any';
	const [ group = '', point = '.' ] = random.pick(
		SEPARATORS[ format === 'currency' ? 'decimal_dot' : format ] ?? []
	);
	const grouped = whole.replace( /\B(?=(?:[0-9]{3})+$)/g, group );
	const minus = amount < 0 ? '-' : '';
	const isMoney = random.chance( numberFormat === 'currency' ? 60 : 5 );
	const sign = isMoney
		? random.pick( [ `${ minus }$`, `$${ minus }`, `${ minus }$ `, `$ ${ minus }` ] )
		: minus;
	return sign + ( random.chance( 5 ) ? '' : grouped ) + ( fraction ? point + fraction : '' );
};

const website = ( random: Random ) =>
	random.pick( [ 'https://', 'http://', 'HTTPS://', 'ftp://', 'https:/', '' ] ) +
	random.pick( [ '', '', 'jo@', 'jo:pw@' ] ) +
	random.many( random.int( 1, 3 ), () => label( random ).slice( 0, 12 ) ).join( '.' ) +
	random.pick( [ '', '', ':80', ':x' ] ) +
	random.pick( [
		'',
		'/',
		'/~a',
		'?b=c',
		'#d',
		'/a b',
		`/${ 'p'.repeat( random.int( 15, 40 ) ) }`,
	] );

const chosen = ( random: Random, { choices = [] }: FieldSource ) => {
	const choice = random.pick( choices );
	return choice.value ?? choice.text;
};

const text = ( random: Random, { maxLength }: FieldSource ) =>
	near( random, Number( maxLength || 3 ) );

/** What someone who means well might answer; for kinds that are not named here, what their cases do. */
const TYPICAL: Record< string, ( random: Random, field: FieldSource ) => string > = {
	text,
	textarea: text,
	email,
	phone,
	number,
	website,
	select: chosen,
	radio: chosen,
	checkbox: chosen,
	consent: () => '1',
};

const typical = ( random: Random, field: FieldSource ): string => {
	const make = TYPICAL[ field.kind ];
	const values = CASE_VALUES[ field.kind ] ?? [];

	if ( make && ( values.length === 0 || random.chance( 80 ) ) ) {
		return make( random, field );
	}
	return values.length > 0 ? random.pick( values ) : 'x';
};

const one = ( random: Random, field: FieldSource ): string => {
	const lucky = random.int( 1, 100 );

	if ( lucky <= 60 ) {
		return typical( random, field );
	}
	return lucky <= 85
		? bent( random, typical( random, field ) )
		: random.pick( [ anyText, blankish ] )( random );
};

/** Names of the inputs a field has, and of some it does not have. */
const inputNames = ( random: Random, { choices = [], id, kind }: FieldSource ) => {
	if ( kind === 'consent' ) {
		return random.pick( [
			[],
			[ `input_${ id }_1` ],
			[ `input_${ id }_1`, `input_${ id }_2` ],
		] );
	}
	const parts = random.many( choices.length + 2, ( index ) => `input_${ id }_${ index + 1 }` );
	return kind === 'checkbox' ? parts.filter( () => random.chance( 30 ) ) : [ `input_${ id }` ];
};

export const anyAnswers = ( random: Random, { fields }: FormSource ): Raw =>
	Object.fromEntries(
		fields.flatMap( ( field ) =>
			random.chance( 5 )
				? []
				: inputNames( random, field ).map( ( name ) => [ name, one( random, field ) ] )
		)
	);
