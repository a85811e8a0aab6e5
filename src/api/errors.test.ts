import { callErrorOf, Refused } from './errors';

it( 'compares codes with those alone that PHP knows too', () => {
	const { code } = callErrorOf( new Refused( 'atoll_key_reused', '', 409 ) );
	expect( code === 'atoll_key_reused' ).toBe( true );
	// @ts-expect-error contract/schema/error-codes.schema.json does not list this code.
	expect( code === 'atoll_key_lost' ).toBe( false );
} );
