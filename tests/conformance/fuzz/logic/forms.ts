import type { Random } from '../random';
import { anyFormula } from './formulas';
import { anyLogic } from './rules';

export interface LogicField {
	id: number;
	kind: string;
	page: number;
	[ setting: string ]: unknown;
}

export interface LogicForm {
	title: string;
	/** Rules and formulas may lead nowhere, as in forms that were moved in. */
	tolerant: true;
	fields: LogicField[];
	pageList: object[];
}

/** Few, so that rules, choices and answers meet. */
export const WORDS = [ 'a', 'A', 'b', 'ab', ' a ', 'é', 'É', '0', '10', '9.5', '0800', '-1' ];

const KINDS = [
	'text',
	'text',
	'textarea',
	'number',
	'number',
	'select',
	'radio',
	'checkbox',
	'multiselect',
	'date',
	'time',
	'name',
	'list',
	'consent',
	'html',
];

const PAGES = 3;

/** Percent of fields that hang on something, per form: some forms are all logic. */
const DENSITIES = [ 10, 40, 100 ];

const field = ( random: Random, id: number, ids: number[], density: number ): LogicField => {
	const kind = random.pick( KINDS );
	const isCalculated = kind === 'number' && random.chance( 50 );
	return {
		id,
		kind,
		label: `Field ${ id }`,
		page: random.int( 0, PAGES - 1 ),
		required: random.chance( 30 ),
		choices: random.many( 4, () => ( { text: random.pick( WORDS ) } ) ),
		dateFormat: random.pick( [ 'dmy', 'mdy_dot', 'ymd_dash', '' ] ),
		timeFormat: random.pick( [ '12', '24', '' ] ),
		numberFormat: random.pick( [ 'decimal_dot', 'decimal_comma', 'currency' ] ),
		...( isCalculated ? anyFormula( random, ids ) : {} ),
		...( random.chance( density ) ? { conditionalLogic: anyLogic( random, ids ) } : {} ),
		...( random.chance( density / 5 ) ? { sectionLogic: anyLogic( random, ids ) } : {} ),
	};
};

const page = ( random: Random, ids: number[] ) => ( {
	...( random.chance( 25 ) ? { conditionalLogic: anyLogic( random, ids ) } : {} ),
	next: random.chance( 20 ) ? { conditionalLogic: anyLogic( random, ids ) } : {},
} );

/** Two to nine fields that hang on each other in every way, also on what is not there. */
export const anyLogicForm = ( random: Random ): LogicForm => {
	const ids = [ 1, 2, 3, 4, 5, 7, 11, 12, 41 ]
		.sort( () => random.next() - 0.5 )
		.slice( 0, random.int( 2, 9 ) );
	const density = random.pick( DENSITIES );
	const button = { id: 50, kind: 'submitButton', label: 'Send', page: PAGES - 1 };
	return {
		title: 'Fuzz',
		tolerant: true,
		fields: [
			...ids.map( ( id ) => field( random, id, ids, density ) ),
			random.chance( 30 ) ? { ...button, conditionalLogic: anyLogic( random, ids ) } : button,
		],
		pageList: random.many( PAGES, () => page( random, ids ) ),
	};
};
