import { request } from 'node:http';

/** Complete response of the site. */
export interface SiteAnswer {
	status: number;
	body: Record< string, unknown >;
	/** Value of Retry-After, in seconds. */
	wait: number;
}

/** Error without a conclusive response: the request may have arrived or not, and is repeated with the same key. */
export class Unsure extends Error {
	override name = 'Unsure';

	/** @param message @param wait Seconds that the site asked to wait. */
	constructor(
		message: string,
		public readonly wait = 0
	) {
		super( message );
	}
}

/** Timeout in milliseconds, the same as that of the product's forms. */
const TIMEOUT = 30_000;

interface Call {
	url: string;
	method: 'GET' | 'POST';
	headers: Record< string, string | number >;
	body?: Buffer;
}

/** Sends a request over its own connection, so that each can be cut. */
const call = ( { url, method, headers, body }: Call ) =>
	new Promise< { status: number; text: string; wait: number } >( ( resolve, reject ) => {
		const lost = ( error?: Error ) => reject( new Unsure( error?.message ?? 'cut' ) );
		const sent = request( url, { method, headers, agent: false }, ( answer ) => {
			let text = '';
			answer.setEncoding( 'utf8' ).on( 'data', ( piece ) => ( text += piece ) );
			answer.on( 'error', lost ).on( 'close', lost );
			answer.on( 'end', () =>
				resolve( {
					status: answer.statusCode ?? 0,
					text,
					wait: Number( answer.headers[ 'retry-after' ] ?? 0 ),
				} )
			);
		} );
		sent.on( 'error', lost );
		sent.setTimeout( TIMEOUT, () => sent.destroy( new Error( 'no answer in 30 s' ) ) );
		sent.end( body );
	} );

const parsed = ( text: string ): Record< string, unknown > => {
	try {
		return Object( JSON.parse( text ) );
	} catch {
		throw new Unsure( `no JSON: ${ text.slice( 0, 80 ) }` );
	}
};

/**
 * Sends a POST request as a browser does.
 *
 * @param url
 * @param body
 * @param visitor IP address of the visitor, as the site's proxy reports it.
 * @throws {Unsure} Also for temporary statuses: 5xx, 408, 409 and 429.
 */
export async function post(
	url: string,
	body: URLSearchParams | FormData,
	visitor: string
): Promise< SiteAnswer > {
	const encoded = new Response( body );
	const bytes = Buffer.from( await encoded.arrayBuffer() );
	const { status, text, wait } = await call( {
		url,
		method: 'POST',
		headers: {
			'Content-Type': encoded.headers.get( 'Content-Type' ) ?? '',
			'Content-Length': bytes.length,
			'X-Forwarded-For': visitor,
		},
		body: bytes,
	} );
	if ( status >= 500 || [ 408, 409, 429 ].includes( status ) ) {
		throw new Unsure( `${ status } ${ text.slice( 0, 200 ) }`, wait );
	}
	return { status, body: parsed( text ), wait };
}

/** Requests a page, and returns its status. @throws {Unsure} */
export const get = async ( url: string, visitor: string ): Promise< number > =>
	( await call( { url, method: 'GET', headers: { 'X-Forwarded-For': visitor } } ) ).status;
