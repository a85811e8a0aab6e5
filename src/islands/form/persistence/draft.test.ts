import { draftLink } from './draft';

const at = ( address: string ) => window.history.replaceState( null, '', address );

afterEach( () => at( '/' ) );

describe( 'the link to a saved form', () => {
	it( 'is the address of its page without query', () => {
		at( '/apply/?utm_source=news#atoll-form-3' );
		expect( draftLink( 3, 'abc' ) ).toBe(
			`${ location.origin }/apply/?formid=3&formtoken=abc`
		);
	} );

	it( 'names the page where addresses are plain', () => {
		at( '/?page_id=12&utm_source=news&formid=3&formtoken=old' );
		expect( draftLink( 3, 'abc' ) ).toBe(
			`${ location.origin }/?page_id=12&formid=3&formtoken=abc`
		);
	} );
} );
