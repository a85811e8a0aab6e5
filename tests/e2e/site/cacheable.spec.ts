import type { APIRequestContext } from '@playwright/test';
import { validAnswers } from '../support/forms/enquiry';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

/** WordPress nonce: ten hexadecimal digits, in an input or passed to a script. */
const NONCE = /nonce[^;<]{0,60}\b[0-9a-f]{10}\b.*/i;

/** Idempotency key of one visitor. */
const KEY = /<input[^>]+gform_unique_id"[^>]* value="[^"]+"/;

test( 'a form is the same for every visitor: no cookie, no nonce, the same bytes', async ( {
	playwright,
	baseURL,
	marker,
} ) => {
	const visitorFrom = ( address: string ) =>
		playwright.request.newContext( {
			...( baseURL ? { baseURL } : {} ),
			extraHTTPHeaders: {
				'X-Forwarded-For': address,
				'Accept-Language': `en-${ address.slice( -1 ) }`,
			},
		} );
	const [ one, other ] = [
		await visitorFrom( '203.0.113.7' ),
		await visitorFrom( '203.0.113.8' ),
	];
	const pageFor = async ( visitor: APIRequestContext ) => {
		const response = await visitor.get( fixtures().formPath );
		expect( response.status() ).toBe( 200 );
		expect( response.headers()[ 'set-cookie' ] ).toBeUndefined();
		expect( response.headers()[ 'cache-control' ] ?? '' ).not.toMatch(
			/no-store|private|no-cache/
		);
		return response.text();
	};
	const first = await pageFor( one );
	expect( first.match( NONCE )?.[ 0 ] ).toBeUndefined();
	expect( first.match( KEY )?.[ 0 ] ).toBeUndefined();
	expect( await pageFor( other ) ).toBe( first );

	// For the site these are two people, and neither is the person who runs this test.
	await other.post( `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`, {
		data: validAnswers( marker ),
	} );
	expect( await entriesWith( marker ) ).toMatchObject( [ { ip: '203.0.113.8' } ] );
} );
