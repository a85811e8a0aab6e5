import { Agent, request } from 'node:http';
import type { FuzzedRequest } from './requests';

export interface FuzzedAnswer {
	/** 0 when there was none. */
	status: number;
	/** Its beginning, or why there was none. */
	text: string;
}

/** Characters that are looked at: what says too much stands near the top. */
const ENOUGH = 100_000;

/** In milliseconds: longer than PHP may work at one request. */
const TIMEOUT = 90_000;

const agent = new Agent( { keepAlive: true, maxSockets: 8 } );

/** Sends one; `index` is said to the site, whose log names it. */
export const send = (
	site: string,
	{ path, method, headers, body }: FuzzedRequest,
	index: number
) =>
	new Promise< FuzzedAnswer >( ( resolve ) => {
		const bytes = Buffer.from( body, 'utf8' );
		const sent = request(
			`${ site }${ path.replaceAll( ' ', '%20' ) }`,
			{
				method,
				agent,
				headers: {
					...Object.fromEntries(
						Object.entries( headers ).filter(
							( [ , value ] ) => ! /[^\t\x20-\x7e]/.test( value )
						)
					),
					...( bytes.length > 0 && { 'Content-Length': bytes.length } ),
					'X-Fuzz': String( index ),
				},
			},
			( answer ) => {
				let text = '';
				answer.setEncoding( 'utf8' ).on( 'data', ( piece: string ) => {
					text += text.length < ENOUGH ? piece : '';
				} );
				answer.on( 'close', () => resolve( { status: answer.statusCode ?? 0, text } ) );
			}
		);
		sent.on( 'error', ( error ) => resolve( { status: 0, text: error.message } ) );
		sent.setTimeout( TIMEOUT, () => sent.destroy( new Error( 'no answer in 90 s' ) ) );
		sent.end( bytes );
	} );

/** Ends connections that are kept. */
export const hangUp = () => agent.destroy();
