import { fixtures } from './support/fixtures';
import { expect, test } from './support/test';

for ( const path of [ '/', '/about/', '/contact/', 'the test form' ] ) {
	test( `${ path } is the same for every visitor: no cookie, no nonce, the same bytes`, async ( {
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
			const response = await visitor.get(
				path.startsWith( '/' ) ? path : fixtures().formPath
			);
			expect( response.status() ).toBe( 200 );
			expect( response.headers()[ 'set-cookie' ] ).toBeUndefined();
			expect( response.headers()[ 'cache-control' ] ?? '' ).not.toMatch(
				/no-store|private|no-cache/
			);
			return response.text();
		};
		const first = await visit( '203.0.113.7' );
		expect( first ).not.toMatch( /nonce/i );
		expect( first ).not.toMatch( /gform_unique_id"[^>]* value="[^"]+"/ );
		expect( await visit( '203.0.113.8' ) ).toBe( first );
	} );
}
