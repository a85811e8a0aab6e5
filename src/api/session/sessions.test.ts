/**
 * @jest-environment node
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import apiFetch from '@wordpress/api-fetch';
import { checkSession, isEnded } from './check-session';
import { logIn } from './log-in';
import { logOut } from './log-out';

type Answer = ( response: ServerResponse ) => void;

let server: Server;
let url: string;
let answer: Answer;
let sent: Array< { headers: IncomingMessage[ 'headers' ]; body: string } >;
const browser = { onLine: true };

const json =
	( status: number, data: object, headers = {} ): Answer =>
	( response ) => {
		response.writeHead( status, { 'Content-Type': 'application/json', ...headers } );
		response.end( JSON.stringify( data ) );
	};
const soon = () => Math.round( Date.now() / 1000 ) + 600;
const valid = ( exp: number ) => ( {
	code: 'auth_valid_token',
	status: 200,
	user: { id: 7, auth: { exp }, data: {} },
	mark: 'jo',
	nonce: 'n',
	formNonce: 'f',
} );
const ended = json( 401, { code: 'auth_invalid_token', status: 401 } );

beforeAll( async () => {
	Object.assign( globalThis, { navigator: browser } );
	server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		sent.push( { headers: request.headers, body } );
		answer( response );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	url = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/`;
} );
beforeEach( () => {
	sent = [];
	browser.onLine = true;
} );
afterEach( () => jest.restoreAllMocks() );
afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

it( 'asks with an empty body and without the page’s nonce, and reads whose session it is and until when', async () => {
	const exp = soon();
	apiFetch.use( apiFetch.createNonceMiddleware( 'stale' ) );
	answer = json( 200, valid( exp ) );
	expect( await checkSession( url ) ).toEqual( { mark: 'jo', exp, nonce: 'n', formNonce: 'f' } );
	expect( sent[ 0 ]?.body ).toBe( '' );
	expect( sent[ 0 ]?.headers ).not.toHaveProperty( 'x-wp-nonce' );
} );

it( 'prolongs it only when it is told to', async () => {
	answer = json( 200, valid( soon() ) );
	await checkSession( url, { extend: true } );
	expect( sent[ 0 ]?.body ).toBe( 'extend=1' );
} );

it( "reckons by the browser's clock where that is wrong", async () => {
	const hour = 3_600_000;
	const exp = soon();
	answer = json( 200, valid( exp ), { Date: new Date( Date.now() - hour ).toUTCString() } );
	const { exp: ours } = await checkSession( url );
	expect( Math.abs( ours - exp - 3600 ) ).toBeLessThan( 3 );
} );

it( 'tells a session that has ended from one that nobody could ask for', async () => {
	answer = ended;
	const over = await checkSession( url ).catch( ( thrown ) => thrown );
	answer = json( 500, { code: 'internal', message: '' } );
	const broken = await checkSession( url ).catch( ( thrown ) => thrown );
	expect( [ over, broken ].map( isEnded ) ).toEqual( [ true, false ] );
} );

it.each< [ string, Answer, boolean, string ] >( [
	[ 'HTML', ( response ) => response.end( '<p>Hello' ), true, 'Unreadable' ],
	[ 'another code', json( 200, { ...valid( 1 ), code: 'jwt' } ), true, 'Unreadable' ],
	[ 'an error that is not ours', json( 502, {} ), true, 'Unreadable' ],
	[ 'a cut connection', ( response ) => response.socket?.destroy(), true, 'Unreadable' ],
	[ 'no connection', ( response ) => response.socket?.destroy(), false, 'Offline' ],
] )( 'names %s', async ( _, answered, onLine, name ) => {
	answer = answered;
	browser.onLine = onLine;
	await expect( checkSession( url ) ).rejects.toMatchObject( { name } );
} );

it.each( [
	[ 'a check', () => checkSession( url ) ],
	[ 'a login', () => logIn( url, { log: 'jo', pwd: 'x' } ) ],
	[ 'a logout', () => logOut( url ) ],
] )( 'ends %s that hangs after eight seconds', async ( _, call ) => {
	const timers = jest.spyOn( globalThis, 'setTimeout' );
	const arrived = new Promise< void >( ( resolve ) => {
		answer = () => resolve();
	} );
	const result = call().catch( ( thrown ) => thrown );
	await arrived;
	const [ giveUp ] = timers.mock.calls.find( ( [ , delay ] ) => delay === 8000 )!;
	( giveUp as () => void )();
	expect( await result ).toMatchObject( { name: 'TimedOut' } );
} );

it( 'sends what was typed, and hands on why it was refused', async () => {
	answer = json( 401, { code: 'atoll_login_failed', message: 'Try again.' } );
	await expect( logIn( url, { log: 'jo@example.com', pwd: ' a b ' } ) ).rejects.toMatchObject( {
		code: 'atoll_login_failed',
		message: 'Try again.',
	} );
	expect( sent[ 0 ]?.body ).toBe( 'log=jo%40example.com&pwd=+a+b+' );
} );
