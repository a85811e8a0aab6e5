import { entriesWith } from '../e2e/support/api';
import { asClient } from '../e2e/support/clients';
import { validAnswers } from '../e2e/support/enquiry';
import { fixtures } from '../e2e/support/fixtures';
import { PRIVATE as PROFILE } from '../e2e/support/guarded';
import { PRIVATE as PRIVATE_PAGES, SAMPLE } from '../e2e/support/routes';
import { expect, test } from '../e2e/support/test';
import { suffering } from './support/fault';
import { startPageCache, type PageCache } from './support/page-cache';
import { addMailingForm, fewAtATime, stored, submit } from './support/submissions';

let cache: PageCache;

test.beforeAll( async () => {
	cache = await startPageCache();
} );

test.afterAll( () => cache?.stop() );

/** A nonce of WordPress: ten hexadecimal digits, in an input or handed to a script. */
const NONCE = /nonce[^;<]{0,60}\b[0-9a-f]{10}\b.*/i;

test( 'a cache that all visitors share gives nobody what is another’s', async ( {
	page,
	playwright,
} ) => {
	const paths = [ ...SAMPLE, ...PRIVATE_PAGES, fixtures().formPath, '/portal/login/' ];
	const client = await asClient( page );
	const stranger = await playwright.request.newContext();
	const read = ( context: typeof stranger ) =>
		fewAtATime( paths, async ( path ) => {
			const url = new URL( path, cache.url ).href;
			return ( await context.get( url, { maxRedirects: 0 } ) ).text();
		} );
	const own = await read( page.context().request );
	expect( own.join() ).toContain( client.name );
	const others = ( await read( stranger ) ).join();
	expect( others ).not.toContain( client.name );
	expect( others ).not.toContain( client.email );
	expect( others.match( NONCE )?.[ 0 ] ).toBeUndefined();
	await stranger.dispose();
} );

test( 'a form from a cache that all visitors share is kept there and sent at the first try', async ( {
	page,
	form,
	marker,
} ) => {
	const url = new URL( fixtures().formPath, cache.url ).href;
	await page.request.get( url );
	const kept = await page.request.get( url );
	expect( kept.headers()[ 'x-cache' ] ).toBe( 'HIT' );
	await page.route( `**${ fixtures().formPath }`, async ( route ) =>
		route.fulfill( { body: await kept.text(), contentType: 'text/html; charset=utf-8' } )
	);
	await form.openLive();
	await form.fill( validAnswers( marker ) );
	await form.submit.click();
	await expect( form.confirmation ).not.toBeEmpty();
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

for ( const how of [ 'forgets', 'frozen' ] as const ) {
	test( `an object cache that ${ how === 'frozen' ? 'is frozen' : how } doubles and mixes nothing`, async ( {
		marker,
		page,
	} ) => {
		const number = await addMailingForm();
		const fault = { cache: how };
		const names = Array.from( { length: 6 }, ( _, index ) => `${ marker }${ index }x` );
		const twice = await fewAtATime( [ ...names, ...names ], ( name ) =>
			submit( number, name, { fault } )
		);
		expect( twice.map( ( { status } ) => status ) ).toEqual( twice.map( () => 200 ) );
		expect( twice.slice( 6 ) ).toEqual( twice.slice( 0, 6 ) );
		expect( await stored( marker, names ) ).toEqual( names.map( () => 1 ) );

		await page.setExtraHTTPHeaders( suffering( fault ) );
		const first = await asClient( page );
		await page.goto( PROFILE );
		expect( await page.content() ).toContain( first.email );
		await page.context().clearCookies();
		const second = await asClient( page );
		await page.goto( PROFILE );
		expect( await page.content() ).toContain( second.email );
		expect( await page.content() ).not.toContain( first.name );
		await page.context().clearCookies();
		await page.goto( PROFILE );
		await expect( page ).toHaveURL( /\/portal\/login\// );
		expect( await page.content() ).not.toContain( second.name );
	} );
}
