import { reload } from '../../browser/session/navigate';
import { forwardLoggedIn } from './forward-logged-in';

jest.mock( '../../browser/session/navigate' );

/** Bytes transferred for the page: 0 if it came from the browser's cache. */
const navigation = { transferSize: 1 };
const fetched = jest.fn();

const answer = ( status: number, body: object ) => ( {
	ok: status < 400,
	status,
	headers: new Headers(),
	json: async () => body,
} );
const session = {
	code: 'auth_valid_token',
	status: 200,
	user: { id: 7, auth: { exp: Date.now() / 1000 + 1800 }, data: {} },
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const open = async ( ended?: string ) => {
	forwardLoggedIn( document.body, { token: '/token', ended } );
	await settle();
};

const comeBack = async () => {
	window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
	await settle();
};

/** Messages that other tabs receive, by channel. */
const told: [ string, unknown ][] = [];

class FakeChannel {
	constructor( private name: string ) {}
	postMessage( message: unknown ) {
		told.push( [ this.name, message ] );
	}
	close() {}
}

beforeEach( () => {
	told.length = 0;
	Object.assign( globalThis, { BroadcastChannel: FakeChannel } );
	jest.mocked( reload ).mockReset();
	fetched.mockReset().mockResolvedValue( answer( 200, session ) );
	sessionStorage.clear();
	localStorage.clear();
	navigation.transferSize = 1;
	performance.getEntriesByType = () => [ navigation as PerformanceNavigationTiming ];
	Object.assign( globalThis, { fetch: fetched } );
} );

it( 'asks nothing on a page that the server has just made for a visitor', async () => {
	await open();
	expect( fetched ).not.toHaveBeenCalled();
} );

it( 'asks where somebody has been logged in, whoever kept the page', async () => {
	localStorage.setItem( 'atoll-session', String( Date.now() / 1000 + 60 ) );
	await open();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks the server anew when a cached login page meets a session, in silence', async () => {
	navigation.transferSize = 0;
	await open();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	expect( reload ).toHaveBeenCalledTimes( 1 );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it.each( [
	[
		'is no session',
		() => fetched.mockResolvedValue( answer( 401, { code: 'auth_invalid_token' } ) ),
	],
	[ 'is no answer', () => fetched.mockRejectedValue( new TypeError( 'Failed to fetch' ) ) ],
] )( 'stays where there %s', async ( _, given ) => {
	navigation.transferSize = 0;
	given();
	await open();
	expect( fetched ).toHaveBeenCalled();
	expect( reload ).not.toHaveBeenCalled();
} );

it( 'tells other tabs that a login was ended on purpose, once', async () => {
	fetched.mockResolvedValue( answer( 401, { code: 'auth_invalid_token' } ) );
	await open( 'cookie-1' );
	await comeBack();
	expect( told ).toEqual( [ [ 'atoll-session-cookie-1', { type: 'left' } ] ] );
} );

it( 'tells other tabs nothing where somebody is logged in, or has only come to log in', async () => {
	await open( 'cookie-1' );
	await open();
	expect( told ).toEqual( [] );
} );

it( 'asks again when the browser brings the page back after a login, and never goes round', async () => {
	await open();
	await comeBack();
	await comeBack();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );
