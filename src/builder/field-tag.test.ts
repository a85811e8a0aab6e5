import { fieldsNamedIn } from './field-tag';
import { withNewIds } from './fields/ids/references';
import { tokenize } from './formula/tokens';
import { refersTo } from './removal/refers-to';

const renumbered = ( calculationFormula: string ) =>
	withNewIds( { calculationFormula }, { ids: new Map( [ [ 4, 14 ] ] ) } ).calculationFormula;

it.each( [
	[ '{Amount:4}', [ 4 ] ],
	[ '{Name (First):3.6} and {Loan:14:value}', [ 3, 14 ] ],
	[ '{:4}', [ 4 ] ],
	[ '{Of another form:0}', [ 0 ] ],
	[ '{Amount:04}, {Amount:4.0}, {Amount}, {all_fields:value}, {Amount:4', [] ],
] )( 'finds in %s the fields %j', ( text, ids ) => {
	expect( fieldsNamedIn( text ) ).toEqual( ids );
} );

it.each( [ '{Amount:4}', '{Amount:4.3}', '{Loan:4:value}' ] )(
	'%s is a field to all that reads tags',
	( tag ) => {
		expect( tokenize( tag ) ).toHaveLength( 1 );
		expect( refersTo( tag, new Set( [ 4 ] ) ) ).toBe( true );
		expect( renumbered( tag ) ).not.toBe( tag );
	}
);

it.each( [ '{Amount:04}', '{Amount:4.0}' ] )( '%s is one to none of it', ( tag ) => {
	expect( () => tokenize( tag ) ).toThrow( 'formulaUnknown' );
	expect( refersTo( tag, new Set( [ 4 ] ) ) ).toBe( false );
	expect( renumbered( tag ) ).toBe( tag );
} );
