import { fixtures } from './support/fixtures';
import { expect, test } from './support/test';

/** A nonce of WordPress: ten hexadecimal digits, in an input or handed to a script. */
const NONCE = /nonce[^;<]{0,60}\b[0-9a-f]{10}\b.*/i;

/** The idempotency key of one visitor. */
const KEY = /<input[^>]+gform_unique_id"[^>]* value="[^"]+"/;

test( 'a form is the same for every visitor: no cookie, no nonce, the same bytes', async ( {
	playwright,
	baseURL,
} ) => {
	const visit = async ( address: string ) => {
		const visitor = await playwright.request.newContext( {
			...( baseURL ? { baseURL } : {} ),
			extraHTTPHeaders: {
				'X-Forwarded-For': address,
				'Accept-Language': `en-${ address.slice( -1 ) }`,
			},
		} );
		const response = await visitor.get( fixtures().formPath );
		expect( response.status() ).toBe( 200 );
		expect( response.headers()[ 'set-cookie' ] ).toBeUndefined();
		expect( response.headers()[ 'cache-control' ] ?? '' ).not.toMatch(
			/no-store|private|no-cache/
		);
		return response.text();
	};
	const first = await visit( '203.0.113.7' );
	expect( first.match( NONCE )?.[ 0 ] ).toBeUndefined();
	expect( first.match( KEY )?.[ 0 ] ).toBeUndefined();
	expect( await visit( '203.0.113.8' ) ).toBe( first );
} );
