import { hideKey } from './hide-key';

it( 'takes the key out of the address, and leaves any other address alone', () => {
	window.history.replaceState( null, '', '/portal/login/?invitation=secret' );
	hideKey();
	expect( window.location.search ).toBe( '?invitation=secret' );
	hideKey( 'http://localhost/portal/login/' );
	expect( window.location.href ).toBe( 'http://localhost/portal/login/' );
} );
