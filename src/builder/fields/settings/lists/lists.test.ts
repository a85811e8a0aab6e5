/** @jest-environment node */
import { moved } from './lists';

it( 'moves an item up and down, and leaves the others in order', () => {
	expect( moved( [ 'a', 'b', 'c' ], 2, 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
	expect( moved( [ 'a', 'b', 'c' ], 0, 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
} );
