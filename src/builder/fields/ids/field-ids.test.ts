/** @jest-environment node */
import { newIds, newHistory, type NumberedField, type IdHistory } from './field-ids';

const field = ( clientId: string, id?: number, kind = 'text', label = '' ): NumberedField => ( {
	clientId,
	id,
	kind,
	label,
} );

/** Returns the history of a form with these fields. */
const historyOf = ( fields: NumberedField[], next = 1 ): IdHistory =>
	newIds( fields, newHistory( next ), true ).history;

/** Returns the history after the form has changed to these fields. */
const after = ( fields: NumberedField[], history: IdHistory ): IdHistory =>
	newIds( fields, history, false ).history;

const assigned = ( fields: NumberedField[], history: IdHistory, isRestored = false ) =>
	Object.fromEntries( newIds( fields, history, isRestored ).assigned );

it( 'leaves the ids of a form that is opened', () => {
	expect( assigned( [ field( 'a', 3 ), field( 'b', 1 ) ], newHistory( 9 ), true ) ).toEqual( {} );
} );

it( 'gives new fields the next ids, above those that were ever given', () => {
	const history = historyOf( [ field( 'a', 3 ) ], 9 );
	expect( assigned( [ field( 'a', 3 ), field( 'b' ), field( 'c' ) ], history ) ).toEqual( {
		b: 9,
		c: 10,
	} );
} );

it( 'gives the copy an id of its own, wherever it stands', () => {
	const history = historyOf( [ field( 'a', 3 ) ] );
	expect( assigned( [ field( 'copy', 3 ), field( 'a', 3 ) ], history ) ).toEqual( { copy: 4 } );
} );

it( 'gives an id once, also to a field that takes the place of another', () => {
	const history = after( [ field( 'a', 1 ), field( 'b' ) ], historyOf( [ field( 'a', 1 ) ] ) );
	const without = after( [ field( 'a', 1 ) ], history );
	expect( assigned( [ field( 'a', 1 ), field( 'c' ) ], without ) ).toEqual( { c: 3 } );
} );

it( 'lets a field that comes back keep its id', () => {
	const history = historyOf( [ field( 'a', 1 ), field( 'b', 2 ) ] );
	const without = after( [ field( 'a', 1 ) ], history );
	expect( assigned( [ field( 'a', 1 ), field( 'pasted', 2 ) ], without ) ).toEqual( {} );
} );

it( 'numbers what comes from another form anew', () => {
	const history = historyOf( [ field( 'a', 1 ), field( 'b', 2 ) ] );
	expect( assigned( [ field( 'a', 1 ), field( 'b', 2 ), field( 'x', 8 ) ], history ) ).toEqual( {
		x: 9,
	} );
	const without = after( [ field( 'a', 1 ) ], history );
	expect( assigned( [ field( 'a', 1 ), field( 'x', 2, 'email' ) ], without ) ).toEqual( {
		x: 3,
	} );
} );

it( 'leaves a revision as it was', () => {
	const history = historyOf( [ field( 'a', 1 ) ], 5 );
	expect( assigned( [ field( 'x', 1 ), field( 'y', 4 ) ], history, true ) ).toEqual( {} );
} );

it( 'tells apart what an old form has twice', () => {
	expect( assigned( [ field( 'a', 1 ), field( 'b', 1 ) ], newHistory( 1 ), true ) ).toEqual( {
		b: 2,
	} );
} );

it( 'numbers anew what is put into a form that was emptied, but for what comes back', () => {
	const emptied = after( [], historyOf( [ field( 'a', 1 ), field( 'b', 2 ) ] ) );
	const pattern = [ field( 'x', 1, 'email' ), field( 'y', 2, 'phone' ), field( 'z', 7 ) ];
	expect( assigned( pattern, emptied ) ).toEqual( { x: 8, y: 9, z: 10 } );
	expect( assigned( [ field( 'pasted', 1 ), field( 'b', 2 ) ], emptied ) ).toEqual( {} );
} );

it( 'leaves the ids of a form whose blocks come later than the first look', () => {
	expect( assigned( [ field( 'a', 3 ) ], historyOf( [], 9 ), true ) ).toEqual( {} );
} );

it( 'takes no question of another form for one that comes back, though number and kind are the same', () => {
	const history = historyOf( [
		field( 'a', 1, 'text', 'Name' ),
		field( 'b', 2, 'text', 'City' ),
	] );
	expect(
		assigned( [ field( 'x', 1, 'text', 'Name' ), field( 'y', 2, 'text', 'Job' ) ], history )
	).toEqual( { y: 3 } );
} );
