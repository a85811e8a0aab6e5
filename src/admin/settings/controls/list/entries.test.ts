/** @jest-environment node */
import { moved, removed, replaced } from './entries';

const LIST = [ 'a', 'b', 'c' ];

it( 'moves an entry one place, and none past an end', () => {
	expect( moved( LIST, 2, -1 ) ).toEqual( [ 'a', 'c', 'b' ] );
	expect( moved( LIST, 0, 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
	expect( moved( LIST, 0, -1 ) ).toEqual( LIST );
	expect( moved( LIST, 2, 1 ) ).toEqual( LIST );
} );

it( 'removes and replaces one entry and leaves the list it was given', () => {
	expect( removed( LIST, 1 ) ).toEqual( [ 'a', 'c' ] );
	expect( replaced( LIST, 1, 'x' ) ).toEqual( [ 'a', 'x', 'c' ] );
	expect( LIST ).toEqual( [ 'a', 'b', 'c' ] );
} );
