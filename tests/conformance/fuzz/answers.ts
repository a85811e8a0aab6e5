import type { FileAnswer } from '../../../src/forms';
import { date, dateParts, time, timeParts } from './dates';
import { file } from './files';
import { bound, type FieldSource, type FormSource } from './forms';
import { CASE_VALUES } from './kinds';
import type { Random } from './random';
import { anyText, bent, blankish, near } from './text';

/** Under one name: a text, as many as there are inputs of that name, or files that the server has. */
export type Sent = string | string[] | FileAnswer[];

/** What a client sends, by input name. */
export type Raw = Record< string, Sent >;

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
	multiselect: chosen,
	quiz: chosen,
	date,
	time,
	password: text,
	captcha: text,
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
const inputNames = ( random: Random, { choices = [], id, kind, quizFieldType }: FieldSource ) => {
	if ( kind === 'consent' ) {
		return random.pick( [
			[],
			[ `input_${ id }_1` ],
			[ `input_${ id }_1`, `input_${ id }_2` ],
		] );
	}
	const parts = random.many( choices.length + 2, ( index ) => `input_${ id }_${ index + 1 }` );
	return kind === 'checkbox' || ( kind === 'quiz' && quizFieldType === 'checkbox' )
		? parts.filter( () => random.chance( 30 ) )
		: [ `input_${ id }` ];
};

/** The parts of a date or a time, mostly as many as there are inputs, and one of them bent at times. */
const severally = ( random: Random, parts: string[] ): string[] => {
	const sent = random.chance( 15 )
		? parts.map( () => random.pick( [ '', bent( random, '1' ), blankish( random ) ] ) )
		: parts.map( ( part ) => ( random.chance( 10 ) ? bent( random, part ) : part ) );
	return random.chance( 5 )
		? [ ...sent, anyText( random, 2 ) ]
		: sent.slice( random.chance( 5 ) ? 1 : 0 );
};

const isTyped = ( { dateType, kind }: FieldSource ) =>
	kind === 'date' && ! [ 'datefield', 'datedropdown' ].includes( dateType ?? '' );

/** How kinds are sent that do not send one text under each of their names. */
const SENDING: Record< string, ( random: Random, field: FieldSource ) => Raw > = {
	date: ( random, field ) => ( {
		[ `input_${ field.id }${ isTyped( field ) ? '' : '[]' }` ]: isTyped( field )
			? one( random, field )
			: severally(
					random,
					random.chance( 5 ) ? [ one( random, field ) ] : dateParts( random, field )
				),
	} ),
	time: ( random, field ) => ( {
		[ `input_${ field.id }[]` ]: severally(
			random,
			random.chance( 10 ) ? [ one( random, field ) ] : timeParts( random )
		),
	} ),
	multiselect: ( random, field ) => ( {
		[ `input_${ field.id }[]` ]: random.many( random.int( 0, 4 ), () => one( random, field ) ),
	} ),
	password: ( random, field ) => {
		const typed = one( random, field );
		return {
			[ `input_${ field.id }` ]: typed,
			[ `input_${ field.id }_2` ]: random.chance( 70 ) ? typed : one( random, field ),
		};
	},
	fileupload: ( random, field ) => ( {
		[ `input_${ field.id }` ]: random.many( random.int( 0, 3 ), () => file( random, field ) ),
	} ),
};

const sent = ( random: Random, field: FieldSource ): Raw =>
	SENDING[ field.kind ]?.( random, field ) ??
	Object.fromEntries(
		inputNames( random, field ).map( ( name ) => [ name, one( random, field ) ] )
	);

export const anyAnswers = ( random: Random, { fields }: FormSource ): Raw =>
	Object.assign(
		{},
		...fields.map( ( field ) => ( random.chance( 5 ) ? {} : sent( random, field ) ) )
	);
