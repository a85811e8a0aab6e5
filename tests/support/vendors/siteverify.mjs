/**
 * Stand-ins for captcha vendors on loopback, with their documented formats. A token contains the vendor's verdict:
 * base64url of JSON such as {"score":0.9,"action":"…","hostname":"…"}; {"cut":true} breaks the connection,
 * {"hang":true} gets no response.
 *
 * @see https://developers.google.com/recaptcha/docs/verify
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Secret key, as issued by the vendor's dashboard. */
export const SECRET = 'stand-in-secret';

/** Tokens that were verified already; each is valid once. */
const used = new Set();

const refusal = ( ...codes ) => ( { success: false, 'error-codes': codes } );

const read = ( token ) => {
	try {
		return JSON.parse( Buffer.from( token, 'base64url' ).toString() );
	} catch {
		return undefined;
	}
};

const judge = ( { secret, response } ) => {
	if ( ! secret || secret !== SECRET ) {
		return refusal( secret ? 'invalid-input-secret' : 'missing-input-secret' );
	}
	if ( ! response ) {
		return refusal( 'missing-input-response' );
	}
	const token = read( response );
	if ( ! token ) {
		return refusal( 'invalid-input-response' );
	}
	if ( used.has( response ) ) {
		return refusal( 'timeout-or-duplicate' );
	}
	used.add( response );
	return { success: true, challenge_ts: new Date().toISOString(), ...token };
};

/** Code that creates tokens in the page as the vendor would, for this host. */
const TOKEN = `const token = ( facts ) => btoa( JSON.stringify( { hostname: location.hostname, nonce: crypto.randomUUID(), ...facts } ) )
	.replace( /\\+/g, '-' ).replace( /\\//g, '_' ).replace( /=+$/, '' );`;

const SCRIPTS = {
	'/recaptcha/api.js': `${ TOKEN }
		window.grecaptcha = {
			ready: ( run ) => run(),
			execute: async ( siteKey, { action } ) => token( { score: window.standInScore ?? 0.9, action } ),
		};`,
	'/turnstile/v0/api.js': `${ TOKEN }
		window.turnstile = {
			render: ( into, { action, callback } ) => {
				setTimeout( () => callback( token( { action, cdata: '', 'error-codes': [] } ) ) );
				return 'cf-chl-widget-1';
			},
			remove() {},
		};`,
};

/** Response formats: only Turnstile has no score, and only it has a list of errors if there are none. */
const SHAPES = {
	'/recaptcha/api/siteverify': ( answer ) => answer,
	'/turnstile/v0/siteverify': ( { score, ...answer } ) => ( {
		'error-codes': [],
		...answer,
		metadata: { interactive: false },
	} ),
};

const verify = async ( request, response, shape ) => {
	const sent = Object.fromEntries( new URLSearchParams( await text( request ) ) );
	const { cut, hang } = read( sent.response ?? '' ) ?? {};
	if ( cut ) {
		request.socket.destroy();
	} else if ( ! hang ) {
		response.setHeader( 'Content-Type', 'application/json' );
		response.end( JSON.stringify( shape( judge( sent ) ) ) );
	}
};

/**
 * @param {number} port 0 for any free port.
 * @return {Promise<import('node:http').Server>} Server that listens on loopback.
 */
export const startSiteVerify = ( port = 0 ) =>
	new Promise( ( resolve ) => {
		const server = createServer( ( request, response ) => {
			const { pathname } = new URL( request.url, 'http://stand-in' );
			if ( request.method === 'POST' && SHAPES[ pathname ] ) {
				verify( request, response, SHAPES[ pathname ] );
			} else if ( SCRIPTS[ pathname ] ) {
				response.setHeader( 'Content-Type', 'text/javascript' );
				response.end( `{ ${ SCRIPTS[ pathname ] } }` );
			} else {
				response.writeHead( 404 ).end();
			}
		} );
		server.listen( port, '127.0.0.1', () => resolve( server ) );
	} );

/** Returns a token as a vendor would give it to a page. */
export const tokenOf = ( facts ) =>
	Buffer.from( JSON.stringify( { nonce: randomUUID(), ...facts } ) ).toString( 'base64url' );
