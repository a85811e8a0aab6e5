import { dispatch, select } from '@wordpress/data';
import { session } from '.';

it( 'is valid as long as its end is in the future, and knows nothing before it was told', () => {
	const verdict = ( now: number ) => [
		select( session ).isValid( now ),
		select( session ).hasEnded( now ),
	];
	expect( verdict( 0 ) ).toEqual( [ false, false ] );
	dispatch( session ).checked( 1000 );
	expect( verdict( 999 ) ).toEqual( [ true, false ] );
	expect( verdict( 1000 ) ).toEqual( [ false, true ] );
	dispatch( session ).ended();
	expect( verdict( 999 ) ).toEqual( [ false, true ] );
} );
