import { makeUniqueId } from './make-unique-id';

it( 'is 20 characters of base 36, another each time', () => {
	const ids = Array.from( { length: 200 }, makeUniqueId );
	expect( ids.filter( ( id ) => ! /^[0-9a-z]{20}$/.test( id ) ) ).toEqual( [] );
	expect( new Set( ids ).size ).toBe( 200 );
} );

it( 'throws away bytes that would make four characters likelier than the rest', () => {
	const random = jest.spyOn( crypto, 'getRandomValues' );
	random.mockImplementation(
		( bytes ) => ( bytes as Uint8Array ).fill( 251 ).fill( 252, 0, 20 ) as never
	);
	expect( makeUniqueId() ).toBe( 'z'.repeat( 20 ) );
	random.mockRestore();
} );
