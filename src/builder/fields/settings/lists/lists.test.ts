/** @jest-environment node */
import { inserted, moved, without } from './lists';

it( 'moves an item up and down, and leaves the others in order', () => {
	expect( moved( [ 'a', 'b', 'c' ], 2, 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
	expect( moved( [ 'a', 'b', 'c' ], 0, 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
} );

it( 'puts one back where it was, also into a list that has become shorter', () => {
	expect( inserted( without( [ 'a', 'b', 'c' ], 1 ), 1, 'b' ) ).toEqual( [ 'a', 'b', 'c' ] );
	expect( inserted( [], 1, 'b' ) ).toEqual( [ 'b' ] );
} );
