/** @jest-environment node */
import { newForm, type FormState } from '../../../../stores/forms/state';
import type { Context } from '../../context';
import { changesIn } from './changes';

const TEXTS = {
	resultChanged: '{label} = {result}.',
	questionAdded: '{label} {place}.',
	questionsAdded: '{count} from {label} {place}.',
	afterQuestion: 'after {label}',
	atTop: 'at the top',
	noWayOn: 'Stop.',
};

const field = ( id: number, more = {} ) => ( {
	id,
	label: `Q${ id }`,
	page: 0,
	shape: 'text',
	...more,
} );

const context = {
	definition: {
		pages: 2,
		texts: TEXTS,
		fields: [
			field( 1 ),
			field( 2 ),
			field( 3, { shape: 'none' } ),
			field( 4, { calculation: {} } ),
			field( 5 ),
			field( 6, { page: 1 } ),
			field( 7, { calculation: {} } ),
			field( 8 ),
		],
	},
	// Fields 7 and 8 are hidden inputs.
	markup: {
		result: ( id: number ) => ( id === 4 ? {} : null ),
		field: ( id: number ) => ( { innerText: `\n\tWords  of ${ id }.\n` } ),
		controls: ( id: number ) => ( [ 4, 7, 8 ].includes( id ) ? [] : [ {} ] ),
	},
} as unknown as Context;

const form = ( hidden: number[], result = '', calculated = 4 ) => ( {
	...newForm,
	hidden: { ...newForm.hidden, hiddenFields: new Set( hidden ) },
	fields: {
		[ calculated ]: {
			page: 0,
			value: result,
			valid: true,
			required: false,
			used: true,
			errorMessage: '',
		},
	},
} );

it.each( [
	[ 'a question further down', [ 5 ], 1, 'Q5 after Q2.' ],
	[ 'one at the top', [ 1 ], 5, 'Q1 at the top.' ],
	[ 'the next one, past words and results', [ 5 ], 2, '' ],
	[ 'several', [ 2, 5 ], 1, '2 from Q2 after Q1.' ],
	[ 'words, which nobody comes to by Tab', [ 3 ], 2, 'Words of 3.' ],
	[ 'words and a question', [ 3, 5 ], 1, 'Words of 3. Q5 after Q2.' ],
	[ 'what is on another page', [ 6 ], 1, '' ],
	[ 'what is sent without being seen', [ 8 ], 1, '' ],
] )( 'tells of %s', ( _, hidden, answered, told ) => {
	expect( changesIn( context, form( hidden ), form( [] ), answered ) ).toBe( told );
} );

it( 'tells that the way on is gone, once, where it was', () => {
	const withHidden = ( changes: Partial< FormState[ 'hidden' ] > ) => ( {
		...form( [] ),
		hidden: { ...form( [] ).hidden, ...changes },
	} );
	const next = withHidden( { hiddenNext: new Set( [ 0 ] ) } );
	expect( changesIn( context, form( [] ), next, 1 ) ).toBe( 'Stop.' );
	expect( changesIn( context, next, next, 1 ) ).toBe( '' );
	expect( changesIn( context, form( [] ), { ...next, page: 1 }, 1 ) ).toBe( '' );

	const submit = withHidden( { hidesSubmit: true } );
	expect( changesIn( context, form( [] ), submit, 1 ) ).toBe( '' );
	expect( changesIn( context, { ...form( [] ), page: 1 }, { ...submit, page: 1 }, 1 ) ).toBe(
		'Stop.'
	);

	// Without the second page, the first one has the submit button.
	const hiddenPages = new Set( [ 1 ] );
	expect(
		changesIn( context, form( [] ), withHidden( { ...next.hidden, hiddenPages } ), 1 )
	).toBe( '' );
	expect(
		changesIn( context, submit, withHidden( { hidesSubmit: true, hiddenPages } ), 1 )
	).toBe( 'Stop.' );
} );

it( 'tells of a result and of questions in one message', () => {
	expect( changesIn( context, form( [ 5 ] ), form( [], '$7' ), 1 ) ).toBe(
		'Q4 = $7. Q5 after Q2.'
	);
} );

it( 'tells of no result that is hidden or empty', () => {
	expect( changesIn( context, form( [] ), form( [ 4 ], '$7' ), 1 ) ).toBe( '' );
	expect( changesIn( context, form( [], '$7' ), form( [] ), 1 ) ).toBe( '' );
} );

it( 'tells of no result that is sent without being seen', () => {
	expect( changesIn( context, form( [], '', 7 ), form( [], '$7', 7 ), 1 ) ).toBe( '' );
} );
