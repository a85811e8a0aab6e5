import { loginAddress } from './addresses';

const at = ( address: string ) => history.replaceState( null, '', address );

afterEach( () => at( '/' ) );

/** Returns the URL that the login page is told to lead back to. */
const target = ( loginPage = '/login/' ) => {
	const { searchParams } = new URL( loginAddress( { loginPage } ) );
	return searchParams.get( 'portalRedirect' ) ?? searchParams.get( 'redirect_to' );
};

it( 'leads back here, with all that the address asks for', () => {
	at( '/portal/?entry=5&q=a%20b' );
	expect( target() ).toBe( '/portal/?entry=5&q=a%20b' );
	expect( target( '/wp-login.php' ) ).toBe( '/portal/?entry=5&q=a%20b' );
} );

it( 'leads back without what was done before, which would be said again after the login', () => {
	at( '/portal/?entry=5&atoll_done=documents-sent' );
	expect( target() ).toBe( '/portal/?entry=5' );
	at( '/portal/?atoll_done=documents-sent' );
	expect( target() ).toBe( '/portal/' );
} );
