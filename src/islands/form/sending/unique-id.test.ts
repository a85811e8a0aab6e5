import { markupOf } from '../markup/markup';
import { forgetUniqueId, uniqueIdOf, makeUniqueId } from './unique-id';

it( 'is 20 characters of base 36, another each time', () => {
	const ids = Array.from( { length: 200 }, makeUniqueId );
	expect( ids.filter( ( id ) => ! /^[0-9a-z]{20}$/.test( id ) ) ).toEqual( [] );
	expect( new Set( ids ).size ).toBe( 200 );
} );

it( 'throws away bytes that would make four characters likelier than the rest', () => {
	const random = jest.spyOn( crypto, 'getRandomValues' );
	random.mockImplementationOnce( ( bytes ) => ( bytes as Uint8Array ).fill( 252 ) as never );
	random.mockImplementation( ( bytes ) => ( bytes as Uint8Array ).fill( 251 ) as never );
	expect( makeUniqueId() ).toBe( 'z'.repeat( 20 ) );
	random.mockRestore();
} );

it( 'lives in the form, where a native post takes it along', () => {
	document.body.innerHTML = '<form><input type="hidden" name="gform_unique_id" value=""></form>';
	const markup = markupOf( document.body );
	const key = uniqueIdOf( markup );
	expect( uniqueIdOf( markup ) ).toBe( key );
	expect( new FormData( markup.form ).get( 'gform_unique_id' ) ).toBe( key );
	forgetUniqueId( markup );
	expect( uniqueIdOf( markup ) ).not.toBe( key );
} );
