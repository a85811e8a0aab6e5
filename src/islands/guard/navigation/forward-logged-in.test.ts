import {
	calls,
	ended,
	leaveAndReturn,
	navigation,
	pass,
	server,
	session,
	setUp,
	tearDown,
	veil,
	watchPage,
} from '../../../../tests/js/guard-page';
import { reload } from './go';

jest.mock( './go' );

const open = async () => {
	watchPage( { mark: '' }, '<form>Log in</form>' );
	await pass( 0 );
};

beforeEach( () => {
	jest.mocked( reload ).mockReset();
	setUp();
} );
afterEach( tearDown );

it( 'asks nothing on a page that the server has just made for a visitor', async () => {
	await open();
	expect( calls ).toEqual( [] );
} );

it( 'asks where somebody has been logged in, whoever kept the page', async () => {
	localStorage.setItem( 'atoll-session', String( Date.now() / 1000 + 60 ) );
	server[ '/token' ] = session();
	await open();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks the server anew when a cached login page meets a session, in silence', async () => {
	navigation.transferSize = 0;
	server[ '/token' ] = session();
	await open();
	expect( calls ).toEqual( [ '/token' ] );
	expect( reload ).toHaveBeenCalledTimes( 1 );
	expect( veil() ).toBeNull();
} );

it.each( [
	[ 'is no session', ended ],
	[ 'is no answer', new TypeError( 'Failed to fetch' ) ],
] )( 'stays where there %s', async ( _, answer ) => {
	navigation.transferSize = 0;
	server[ '/token' ] = answer;
	await open();
	expect( reload ).not.toHaveBeenCalled();
} );

it( 'asks again when the browser brings the page back after a login', async () => {
	server[ '/token' ] = ended;
	await open();
	server[ '/token' ] = session();
	await leaveAndReturn();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'never goes round', async () => {
	navigation.transferSize = 0;
	server[ '/token' ] = session();
	await open();
	await leaveAndReturn();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );
