/** @jest-environment node */
import { newIds, newHistory, type NumberedField, type IdHistory } from './field-ids';

const field = ( clientId: string, id?: number, kind = 'text' ): NumberedField => ( {
	clientId,
	id,
	kind,
} );

/** What is remembered of a form with these fields. */
const opened = ( fields: NumberedField[], next = 1 ): IdHistory =>
	newIds( fields, newHistory( next ) ).memory;

const given = ( fields: NumberedField[], memory: IdHistory ) =>
	Object.fromEntries( newIds( fields, memory ).given );

it( 'leaves the ids of a form that is opened', () => {
	expect( given( [ field( 'a', 3 ), field( 'b', 1 ) ], newHistory( 9 ) ) ).toEqual( {} );
} );

it( 'gives new fields the next ids, above those that were ever given', () => {
	const memory = opened( [ field( 'a', 3 ) ], 9 );
	expect( given( [ field( 'a', 3 ), field( 'b' ), field( 'c' ) ], memory ) ).toEqual( {
		b: 9,
		c: 10,
	} );
} );

it( 'gives the copy an id of its own, wherever it stands', () => {
	const memory = opened( [ field( 'a', 3 ) ] );
	expect( given( [ field( 'copy', 3 ), field( 'a', 3 ) ], memory ) ).toEqual( { copy: 4 } );
} );

it( 'gives an id once, also to a field that takes the place of another', () => {
	const { memory } = newIds( [ field( 'a', 1 ), field( 'b' ) ], opened( [ field( 'a', 1 ) ] ) );
	const without = newIds( [ field( 'a', 1 ) ], memory ).memory;
	expect( given( [ field( 'a', 1 ), field( 'c' ) ], without ) ).toEqual( { c: 3 } );
} );

it( 'lets a field that comes back keep its id', () => {
	const memory = opened( [ field( 'a', 1 ), field( 'b', 2 ) ] );
	const without = newIds( [ field( 'a', 1 ) ], memory ).memory;
	expect( given( [ field( 'a', 1 ), field( 'pasted', 2 ) ], without ) ).toEqual( {} );
} );

it( 'numbers what comes from another form anew', () => {
	const memory = opened( [ field( 'a', 1 ), field( 'b', 2 ) ] );
	expect( given( [ field( 'a', 1 ), field( 'b', 2 ), field( 'x', 8 ) ], memory ) ).toEqual( {
		x: 9,
	} );
	const without = newIds( [ field( 'a', 1 ) ], memory ).memory;
	expect( given( [ field( 'a', 1 ), field( 'x', 2, 'email' ) ], without ) ).toEqual( { x: 3 } );
} );

it( 'leaves a revision as it was', () => {
	const memory = opened( [ field( 'a', 1 ) ], 5 );
	expect( given( [ field( 'x', 1 ), field( 'y', 4 ) ], memory ) ).toEqual( {} );
} );

it( 'tells apart what an old form has twice', () => {
	expect( given( [ field( 'a', 1 ), field( 'b', 1 ) ], newHistory( 1 ) ) ).toEqual( { b: 2 } );
} );

it( 'numbers anew what is put into a form that was emptied, but for what comes back', () => {
	const emptied = newIds( [], opened( [ field( 'a', 1 ), field( 'b', 2 ) ] ) ).memory;
	const pattern = [ field( 'x', 1, 'email' ), field( 'y', 2, 'phone' ), field( 'z', 7 ) ];
	expect( given( pattern, emptied ) ).toEqual( { x: 8, y: 9, z: 10 } );
	expect( given( [ field( 'pasted', 1 ), field( 'b', 2 ) ], emptied ) ).toEqual( {} );
} );

it( 'leaves the ids of a form whose blocks come later than the first look', () => {
	expect( given( [ field( 'a', 3 ) ], newIds( [], newHistory( 9 ) ).memory ) ).toEqual( {} );
} );
