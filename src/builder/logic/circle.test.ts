/** @jest-environment node */
import { field } from '../../../tests/js/askable-field';
import { circleFrom, GAP, wayBack } from './circle';
import type { ConditionalLogic } from './types';

const askingOf = ( ...ids: string[] ): ConditionalLogic => ( {
	actionType: 'show',
	logicType: 'any',
	rules: ids.map( ( fieldId ) => ( { fieldId, operator: 'is', value: 'x' } ) ),
} );

const hanging = ( id: number, ...on: string[] ) =>
	field( id, '', { hangsOn: [ askingOf( ...on ) ] } );

it( 'finds two fields that hang on each other', () => {
	expect( circleFrom( 3, [ hanging( 3, '5' ), hanging( 5, '3' ) ] ) ).toEqual( [ 3, 5, 3 ] );
} );

it( 'finds the shortest way round', () => {
	const fields = [
		hanging( 1, '2', '4' ),
		hanging( 2, '3' ),
		hanging( 3, '1' ),
		hanging( 4, '1' ),
	];
	expect( circleFrom( 1, fields ) ).toEqual( [ 1, 4, 1 ] );
	expect( circleFrom( 2, fields ) ).toEqual( [ 2, 3, 1, 2 ] );
} );

it( 'counts a part as its field', () => {
	expect( circleFrom( 3, [ hanging( 3, '5.2' ), hanging( 5, '3.1' ) ] ) ).toEqual( [ 3, 5, 3 ] );
} );

it( 'goes through formulas too', () => {
	const sum = field( 5, '', { formula: '{Price:3} * 2 + {Part:7.1}' } );
	expect( circleFrom( 3, [ hanging( 3, '5' ), sum ] ) ).toEqual( [ 3, 5, 3 ] );
	expect( circleFrom( 7, [ hanging( 7, '5' ), sum ] ) ).toEqual( [ 7, 5, 7 ] );
} );

it( 'finds a field on itself', () => {
	expect( circleFrom( 3, [ hanging( 3, '3' ) ] ) ).toEqual( [ 3, 3 ] );
} );

it( 'has nothing against circles elsewhere, nor against conditions that are off', () => {
	expect( circleFrom( 1, [ hanging( 1, '2' ), hanging( 2, '3' ), hanging( 3, '2' ) ] ) ).toBe(
		undefined
	);
	const off = { ...askingOf( '3' ), enabled: false };
	expect( circleFrom( 3, [ hanging( 3, '5' ), field( 5, '', { hangsOn: [ off ] } ) ] ) ).toBe(
		undefined
	);
} );

it( 'answers for a form of many fields that all hang on each other', () => {
	const ids = Array.from( { length: 400 }, ( _, index ) => index + 1 );
	const fields = ids.map( ( id ) =>
		hanging( id, ...ids.filter( ( one ) => one < id ).map( String ) )
	);
	expect( circleFrom( 400, fields ) ).toBe( undefined );
} );

it( 'cuts a long way after its beginning', () => {
	const fields = Array.from( { length: 3000 }, ( _, index ) =>
		hanging( index + 1, String( ( ( index + 1 ) % 3000 ) + 1 ) )
	);
	expect( circleFrom( 7, fields ) ).toEqual( [ 7, 8, 9, 10, 11, GAP, 7 ] );
} );

it( 'goes once through a form for a page, however many fields it shows', () => {
	const read = jest.fn( () => [ askingOf( '1' ) ] );
	const fields = Array.from( { length: 3000 }, ( _, index ) =>
		Object.defineProperty( field( index + 1, '' ), 'hangsOn', { get: read } )
	);
	const held = fields.map( ( { id } ) => id ).filter( ( id ) => id > 1 );

	expect( wayBack( held, [ 1 ], fields ) ).toBe( undefined );
	expect( read.mock.calls.length ).toBeLessThan( 3000 );
} );
