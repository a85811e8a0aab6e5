/**
 * @jest-environment node
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import apiFetch from '@wordpress/api-fetch';
import { Invalid, Offline, Refused, submitForm, TimedOut, Unreadable } from '..';

type Answer = ( request: IncomingMessage, response: ServerResponse, body: string ) => void;

interface Sent {
	headers: IncomingMessage[ 'headers' ];
	body: string;
	url?: string;
}

let server: Server;
let origin: string;
let answer: Answer;
let sent: Sent[];
let page: object;
const browser = { onLine: true };

const json =
	( status: number, data: unknown ): Answer =>
	( _, response ) => {
		response.writeHead( status, { 'Content-Type': 'application/json' } );
		response.end( JSON.stringify( data ) );
	};
const thanks = {
	is_valid: true,
	page_number: 0,
	source_page_number: 1,
	confirmation_type: 'message',
	confirmation_message: '<p>Thanks.</p>',
};
const submit = () =>
	submitForm( `${ origin }/submissions`, new URLSearchParams( { input_1: 'Jo & Flo' } ) );

beforeAll( async () => {
	Object.assign( globalThis, {
		document: { getElementById: () => ( { textContent: JSON.stringify( page ) } ) },
		navigator: browser,
	} );
	server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		sent.push( { headers: request.headers, body, url: request.url } );
		answer( request, response, body );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	origin = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
} );
beforeEach( () => {
	sent = [];
	page = { session: null };
	browser.onLine = true;
} );
afterEach( () => jest.restoreAllMocks() );
afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

it( 'sends answers form-encoded and hands back the message', async () => {
	answer = json( 200, thanks );
	expect( await submit() ).toEqual( { type: 'message', message: '<p>Thanks.</p>' } );
	expect( sent[ 0 ]?.body ).toBe( 'input_1=Jo+%26+Flo' );
	expect( sent[ 0 ]?.headers[ 'content-type' ] ).toMatch( 'application/x-www-form-urlencoded' );
} );

it( 'hands back where a redirect leads', async () => {
	const redirect = 'https://example.com/thanks/';
	answer = json( 200, {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: redirect,
	} );
	expect( await submit() ).toEqual( { type: 'redirect', redirect } );
} );

it( 'throws the messages of invalid answers', async () => {
	answer = json( 400, { is_valid: false, validation_messages: { 2: 'No.' } } );
	const thrown = await submit().catch( ( error ) => error );
	expect( thrown ).toBeInstanceOf( Invalid );
	expect( thrown.messages ).toEqual( { 2: 'No.' } );
} );

it( 'throws what the server refuses with its code and words', async () => {
	answer = json( 409, { code: 'atoll_key_reused', message: 'Twice.', data: { status: 409 } } );
	const thrown = await submit().catch( ( error ) => error );
	expect( thrown ).toBeInstanceOf( Refused );
	expect( thrown ).toMatchObject( { code: 'atoll_key_reused', message: 'Twice.', status: 409 } );
} );

const html: Answer = ( _, response ) => response.end( '<h1>Bad gateway</h1>' );
const warning: Answer = ( _, response ) =>
	response.end( `<b>Warning</b>: ${ JSON.stringify( thanks ) }` );
const cut: Answer = ( request ) => {
	request.socket.destroy();
};
const cutInside: Answer = ( request, response ) => {
	response.writeHead( 200, { 'Content-Length': 999 } );
	response.write( '{"is_valid":' );
	setTimeout( () => request.socket.destroy(), 20 );
};

it.each( [
	[ 'HTML', html ],
	[ 'a warning before the JSON', warning ],
	[ 'a connection that is cut', cut ],
	[ 'a body that is cut', cutInside ],
	[ 'JSON of another shape', json( 200, { hello: 1 } ) ],
	[ 'a thank-you with an error status', json( 502, thanks ) ],
	[ 'null', json( 200, null ) ],
] )( 'finds %s unreadable', async ( _, respond ) => {
	answer = respond;
	await expect( submit() ).rejects.toBeInstanceOf( Unreadable );
} );

it( 'says offline when the browser is', async () => {
	answer = cut;
	browser.onLine = false;
	await expect( submit() ).rejects.toBeInstanceOf( Offline );
} );

it( 'gives up after 30 seconds, also on an answer that never ends', async () => {
	const timers = jest.spyOn( globalThis, 'setTimeout' );
	const arrived = new Promise< void >( ( resolve ) => {
		answer = ( _, response ) => {
			response.writeHead( 200 );
			response.write( '{' );
			resolve();
		};
	} );
	const result = submit().catch( ( error ) => error );
	await arrived;
	const [ giveUp ] = timers.mock.calls.find( ( [ , delay ] ) => delay === 30_000 )!;
	( giveUp as () => void )();
	expect( await result ).toBeInstanceOf( TimedOut );
} );

describe( 'with a nonce middleware in the page', () => {
	const nonces = apiFetch.createNonceMiddleware( 'stale' );
	beforeAll( () => {
		apiFetch.use( nonces );
		apiFetch.nonceMiddleware = nonces;
	} );
	beforeEach( () => {
		nonces.nonce = 'stale';
	} );

	const validSession = ( mark: string, nonce = 'fresh' ) =>
		json( 200, {
			code: 'auth_valid_token',
			status: 200,
			user: { id: 7, auth: { exp: 4_000_000_000 }, data: {} },
			mark,
			nonce,
			formNonce: 'f',
		} );
	let token: Answer;

	const refuseOldNonce: Answer = ( request, response, body ) => {
		if ( request.url === '/token' ) {
			token( request, response, body );
		} else if ( request.headers[ 'x-wp-nonce' ] === 'fresh' ) {
			json( 200, thanks )( request, response, body );
		} else {
			json( 403, { code: 'rest_cookie_invalid_nonce', message: '' } )(
				request,
				response,
				body
			);
		}
	};

	it( 'sends none for a visitor', async () => {
		answer = json( 200, thanks );
		await submit();
		expect( sent[ 0 ]?.headers ).not.toHaveProperty( 'x-wp-nonce' );
	} );

	it( 'refreshes an expired one for somebody who is logged in, and sends again', async () => {
		token = validSession( 'jo' );
		page = { session: { token: `${ origin }/token`, mark: 'jo' } };
		answer = refuseOldNonce;
		await submit();
		expect( sent.map( ( { headers } ) => headers[ 'x-wp-nonce' ] ) ).toEqual( [
			'stale',
			undefined,
			'fresh',
		] );
		expect( sent[ 2 ]?.body ).toBe( sent[ 0 ]?.body );
	} );

	it( 'refreshes only once', async () => {
		page = { session: { token: `${ origin }/token`, mark: 'jo' } };
		token = validSession( 'jo', 'stale again' );
		answer = refuseOldNonce;
		await expect( submit() ).rejects.toBeInstanceOf( Refused );
		expect( sent ).toHaveLength( 3 );
	} );

	it.each( [
		[
			'is over',
			json( 401, { code: 'auth_invalid_token', status: 401 } ),
			'auth_invalid_token',
		],
		[ "is somebody else's by now", validSession( 'flo' ), 'atoll_session_changed' ],
	] )( 'sends nothing again in a session that %s', async ( _, tokenAnswer, code ) => {
		page = { session: { token: `${ origin }/token`, mark: 'jo' } };
		token = tokenAnswer;
		answer = refuseOldNonce;
		await expect( submit() ).rejects.toMatchObject( { name: 'Refused', code } );
		expect( sent ).toHaveLength( 2 );
	} );
} );
