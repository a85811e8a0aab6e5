import { validAnswers } from '../e2e/support/forms/enquiry';
import { entriesWith } from '../e2e/support/site/api';
import { asClient } from '../e2e/support/site/clients';
import { fixtures } from '../e2e/support/site/fixtures';
import { PRIVATE as PROFILE } from '../e2e/support/site/guarded';
import { PRIVATE as PRIVATE_PAGES, SAMPLE } from '../e2e/support/site/routes';
import { expect, test } from '../e2e/support/test';
import { suffering } from './support/fault';
import { startPageCache, type PageCache } from './support/page-cache';
import { addMailingForm, fewAtATime, stored, submit } from './support/submissions';

let cache: PageCache;

test.beforeAll( async () => {
	cache = await startPageCache();
} );

test.afterAll( () => cache?.stop() );

/** WordPress nonce: ten hexadecimal digits, in an input or passed to a script. */
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
		const names = Array.from( { length: 2 }, ( _, index ) => `${ marker }${ index }x` );
		const twice = await fewAtATime( [ ...names, ...names ], ( name ) =>
			submit( number, name, { fault } )
		);
		expect( twice.map( ( { status } ) => status ) ).toEqual( twice.map( () => 200 ) );
		expect( twice.slice( 2 ) ).toEqual( twice.slice( 0, 2 ) );
		expect( await stored( marker, names ) ).toEqual( names.map( () => 1 ) );

		const read = async () => {
			const answer = await page.request.get( PROFILE, { headers: suffering( fault ) } );
			return { path: new URL( answer.url() ).pathname, html: await answer.text() };
		};
		const first = await asClient( page );
		expect( ( await read() ).html ).toContain( first.email );
		await page.context().clearCookies();
		const second = await asClient( page );
		const { html } = await read();
		expect( html ).toContain( second.email );
		expect( html ).not.toContain( first.name );
		await page.context().clearCookies();
		const visited = await read();
		expect( visited.path ).toBe( '/portal/login/' );
		expect( visited.html ).not.toContain( second.name );
	} );
}
