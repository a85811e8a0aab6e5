/** @jest-environment node */
import { isOn, moved, newId, replaced, without } from './list';

const LIST = [ { id: 'a' }, { id: 'b' }, { id: 'c' } ];
const ids = ( items: { id: string }[] ) => items.map( ( { id } ) => id ).join( '' );

it( 'makes ids as Gravity Forms does, each another', () => {
	const made = Array.from( { length: 50 }, newId );
	expect( made.every( ( id ) => /^[0-9a-f]{13}$/.test( id ) ) ).toBe( true );
	expect( new Set( made ).size ).toBe( 50 );
} );

it( 'moves one by one place, and nothing beyond the ends', () => {
	expect( ids( moved( LIST, 'c', -1 ) ) ).toBe( 'acb' );
	expect( ids( moved( LIST, 'a', 1 ) ) ).toBe( 'bac' );
	expect( moved( LIST, 'a', -1 ) ).toBe( LIST );
	expect( moved( LIST, 'c', 1 ) ).toBe( LIST );
	expect( moved( LIST, 'x', 1 ) ).toBe( LIST );
} );

it( 'takes one out by its id', () => {
	expect( ids( without( LIST, 'b' ) ) ).toBe( 'ac' );
} );

it( 'replaces by the id, and counts what says nothing as on', () => {
	const off = { id: 'b', isActive: false };
	expect( replaced( LIST, off ) ).toEqual( [ { id: 'a' }, off, { id: 'c' } ] );
	expect( [ LIST[ 0 ]!, off ].map( isOn ) ).toEqual( [ true, false ] );
} );
