import type { Random } from '../random';
import { anyText, bent, wellFormed } from '../text';
import { WORDS, type LogicField, type LogicForm } from './forms';

/** What a client sends, by input name. */
export type LogicRaw = Record< string, string | string[] >;

const DATES = [ '31/12/2024', '12.31.2024', '2024-12-31', '01/02/2025', '31/02/2024' ];
const TIMES = [ '02:30 pm', '14:30', '12:00 am', '23:59', '2:5' ];
const NUMBERS = [
	'0',
	'10',
	'9.99',
	'-12.9',
	'1,250.50',
	'$1,250.50',
	'1.250,50',
	'$ -5',
	'.5',
	'007',
	'99999999999999999999',
	'5 years',
];

const text = ( random: Random ) =>
	wellFormed(
		random.chance( 75 )
			? random.pick( [ ...WORDS, '' ] )
			: random.pick( [ anyText( random, 4 ), bent( random, random.pick( NUMBERS ) ) ] )
	);

const word = ( random: Random ) => random.pick( WORDS );

type Answer = ( random: Random, name: string ) => LogicRaw;

const one =
	( make: ( random: Random ) => string ): Answer =>
	( random, name ) => ( { [ name ]: make( random ) } );

const some =
	( parts: number[], make: ( random: Random ) => string ): Answer =>
	( random, name ) =>
		Object.fromEntries(
			parts
				.filter( () => random.chance( 50 ) )
				.map( ( part ) => [ `${ name }_${ part }`, make( random ) ] )
		);

const list: Answer = ( random, name ) => ( {
	[ name ]: random.many( random.int( 0, 3 ), () => word( random ) ),
} );

/** What is answered to each kind; a text to those that are not named. */
const ANSWERS: Record< string, Answer > = {
	number: one( ( random ) =>
		random.pick( [ ...NUMBERS, '', wellFormed( bent( random, '12.5' ) ) ] )
	),
	select: one( word ),
	radio: one( word ),
	checkbox: some( [ 1, 2, 3, 4 ], word ),
	multiselect: list,
	date: one( ( random ) => random.pick( [ ...DATES, '' ] ) ),
	time: one( ( random ) => random.pick( [ ...TIMES, '' ] ) ),
	name: some( [ 3, 6 ], word ),
	list,
	consent: some( [ 1 ], () => '1' ),
};

export const anyLogicAnswers = ( random: Random, { fields }: LogicForm ): LogicRaw =>
	Object.assign(
		{},
		...fields.map( ( { id, kind }: LogicField ) =>
			random.chance( 10 ) ? {} : ( ANSWERS[ kind ] ?? one( text ) )( random, `input_${ id }` )
		)
	);
