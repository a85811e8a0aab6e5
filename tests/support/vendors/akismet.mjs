/**
 * Stand-in for Akismet on loopback, with its documented format. As with Akismet, a message from
 * akismet-guaranteed-spam@example.com is spam; the author `hang` gets no response, `break` an error. GET /told lists
 * all reports.
 *
 * @see https://akismet.com/developers/detailed-docs/comment-check/
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** API key, as issued by the vendor's dashboard. */
export const KEY = 'stand-in-key';

const SPAMMER = 'akismet-guaranteed-spam@example.com';
const THANKS = 'Thanks for making the web a better place.';

const answers = {
	'/comment-check': ( { comment_author_email: email } ) => `${ email === SPAMMER }`,
	'/submit-spam': () => THANKS,
	'/submit-ham': () => THANKS,
};

export const startAkismet = () =>
	new Promise( ( resolve ) => {
		const told = [];
		const server = createServer( async ( request, response ) => {
			const path = request.url.replace( '/1.1', '' );
			if ( path === '/told' ) {
				response.end( JSON.stringify( told ) );
				return;
			}
			const sent = Object.fromEntries( new URLSearchParams( await text( request ) ) );
			told.push( { path, ...sent } );
			if ( sent.comment_author === 'hang' ) {
				return;
			}
			if ( sent.comment_author === 'break' ) {
				response.writeHead( 500 ).end( 'true' );
			} else if ( sent.api_key !== KEY || ! sent.blog || ! sent.user_ip ) {
				response.writeHead( 200, {
					'X-akismet-debug-help': 'We were unable to parse your blog URI',
				} );
				response.end( 'invalid' );
			} else {
				response.end( answers[ path ]( sent ) );
			}
		} );
		server.listen( 0, '127.0.0.1', () => resolve( server ) );
	} );
