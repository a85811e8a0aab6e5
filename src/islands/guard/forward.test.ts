import {
	calls,
	ended,
	leaveAndReturn,
	pass,
	server,
	session,
	setUp,
	tearDown,
	veil,
	watchPage,
} from '../../../tests/js/guard-page';
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

it( 'asks the server anew when a cached login page meets a session, in silence', async () => {
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
	server[ '/token' ] = session();
	await open();
	await leaveAndReturn();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );
