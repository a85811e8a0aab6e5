/** @jest-environment node */
import { field } from '../../../tests/js/askable-field';
import { cycleOf, GAP, shortestCycle } from './dependency-cycle';
import type { ConditionalLogic } from './types';

const conditionOn = ( ...ids: string[] ): ConditionalLogic => ( {
	actionType: 'show',
	logicType: 'any',
	rules: ids.map( ( fieldId ) => ( { fieldId, operator: 'is', value: 'x' } ) ),
} );

const dependentField = ( id: number, ...on: string[] ) =>
	field( id, '', { conditions: [ conditionOn( ...on ) ] } );

it( 'finds two fields that hang on each other', () => {
	expect( cycleOf( 3, [ dependentField( 3, '5' ), dependentField( 5, '3' ) ] ) ).toEqual( [
		3, 5, 3,
	] );
} );

it( 'finds the shortest way round', () => {
	const fields = [
		dependentField( 1, '2', '4' ),
		dependentField( 2, '3' ),
		dependentField( 3, '1' ),
		dependentField( 4, '1' ),
	];
	expect( cycleOf( 1, fields ) ).toEqual( [ 1, 4, 1 ] );
	expect( cycleOf( 2, fields ) ).toEqual( [ 2, 3, 1, 2 ] );
} );

it( 'counts a part as its field', () => {
	expect( cycleOf( 3, [ dependentField( 3, '5.2' ), dependentField( 5, '3.1' ) ] ) ).toEqual( [
		3, 5, 3,
	] );
} );

it( 'goes through formulas too', () => {
	const sum = field( 5, '', { formula: '{Price:3} * 2 + {Part:7.1}' } );
	expect( cycleOf( 3, [ dependentField( 3, '5' ), sum ] ) ).toEqual( [ 3, 5, 3 ] );
	expect( cycleOf( 7, [ dependentField( 7, '5' ), sum ] ) ).toEqual( [ 7, 5, 7 ] );
} );

it( 'finds a field on itself', () => {
	expect( cycleOf( 3, [ dependentField( 3, '3' ) ] ) ).toEqual( [ 3, 3 ] );
} );

it( 'has nothing against circles elsewhere, nor against conditions that are off', () => {
	expect(
		cycleOf( 1, [
			dependentField( 1, '2' ),
			dependentField( 2, '3' ),
			dependentField( 3, '2' ),
		] )
	).toBe( undefined );
	const off = { ...conditionOn( '3' ), enabled: false };
	expect(
		cycleOf( 3, [ dependentField( 3, '5' ), field( 5, '', { conditions: [ off ] } ) ] )
	).toBe( undefined );
} );

it( 'answers for a form of many fields that all hang on each other', () => {
	const ids = Array.from( { length: 400 }, ( _, index ) => index + 1 );
	const fields = ids.map( ( id ) =>
		dependentField( id, ...ids.filter( ( one ) => one < id ).map( String ) )
	);
	expect( cycleOf( 400, fields ) ).toBe( undefined );
} );

it( 'cuts a long way after its beginning', () => {
	const fields = Array.from( { length: 3000 }, ( _, index ) =>
		dependentField( index + 1, String( ( ( index + 1 ) % 3000 ) + 1 ) )
	);
	expect( cycleOf( 7, fields ) ).toEqual( [ 7, 8, 9, 10, 11, GAP, 7 ] );
} );

it( 'goes once through a form for a page, however many fields it shows', () => {
	const read = jest.fn( () => [ conditionOn( '1' ) ] );
	const fields = Array.from( { length: 3000 }, ( _, index ) =>
		Object.defineProperty( field( index + 1, '' ), 'conditions', { get: read } )
	);
	const targets = fields.map( ( { id } ) => id ).filter( ( id ) => id > 1 );

	expect( shortestCycle( targets, [ 1 ], fields ) ).toBe( undefined );
	expect( read ).toHaveBeenCalledTimes( 1 );
} );
