import type { Route } from '@playwright/test';
import { CONFIRMATION, storedAnswers } from '../e2e/support/forms/enquiry';
import type { FormOnPage } from '../e2e/support/forms/form';
import { answersOf, entriesWith } from '../e2e/support/site/api';
import { expect, test } from './support/filled-form';

const SUBMISSIONS = '**/submissions';

/** Checks the message about the failure, whose region must be announced by screen readers, and the kept answers. */
async function expectToldAndKept( form: FormOnPage, marker: string ): Promise< void > {
	await expect( form.failure ).toContainText( /try again/i );
	await expect( form.failure ).toContainText( /answers are still here/i );
	await expect( form.failure ).toBeInViewport();
	const live = form.failure.locator( 'xpath=descendant-or-self::*[@role="alert" or @aria-live]' );
	await expect( live.first() ).toBeAttached();
	await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
	await expect( form.input( 'input_9' ) ).toHaveValue( /second line/ );
	await expect( form.submit ).toBeEnabled();
}

const tryAgain = ( form: FormOnPage ) =>
	form.failure.getByRole( 'button', { name: 'Try again' } ).click();

async function expectRetryStoresOnce( form: FormOnPage, marker: string ): Promise< void > {
	await tryAgain( form );
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	const entries = await entriesWith( marker );
	expect( entries.map( answersOf ) ).toEqual( [ storedAnswers( marker ) ] );
}

interface Fault {
	name: string;
	answer: ( route: Route ) => Promise< void >;
	/** Tag for further kinds of unreadable responses, which src/api/forms/submit-form.test.ts tests every day. */
	tag?: '@long';
}

const FAULTS: Fault[] = [
	{
		name: 'the connection breaks after the entry was stored',
		answer: async ( route ) => {
			await route.fetch();
			await route.abort( 'connectionreset' );
		},
	},
	{
		name: 'the connection breaks',
		tag: '@long',
		answer: ( route ) => route.abort( 'connectionreset' ),
	},
	{
		name: 'a gateway answers 502',
		tag: '@long',
		answer: ( route ) =>
			route.fulfill( {
				status: 502,
				contentType: 'text/html',
				body: '<h1>Bad gateway</h1>',
			} ),
	},
	{
		name: 'HTML comes instead of JSON',
		tag: '@long',
		answer: ( route ) =>
			route.fulfill( { status: 200, contentType: 'text/html', body: '<p>Maintenance</p>' } ),
	},
	{
		name: 'the server fails in JSON',
		tag: '@long',
		answer: ( route ) =>
			route.fulfill( {
				status: 500,
				json: { code: 'storage_failed', message: 'No', data: { status: 500 } },
			} ),
	},
	{
		name: 'JSON of another shape comes',
		tag: '@long',
		answer: ( route ) => route.fulfill( { status: 200, json: [] } ),
	},
];

for ( const { name, answer, tag } of FAULTS ) {
	test(
		`the person is told and a retry stores one entry when ${ name }`,
		tag ? { tag } : {},
		async ( { page, filledForm: form, marker } ) => {
			await page.route( SUBMISSIONS, answer, { times: 1 } );
			await form.submit.click();
			await expectToldAndKept( form, marker );
			await expectRetryStoresOnce( form, marker );
		}
	);
}

test( 'the form stays, however often it is tried again, while the whole site is down, and is stored once it is up', async ( {
	page,
	filledForm: form,
	marker,
} ) => {
	const address = page.url();
	const isDown = ( url: URL ) => url.pathname.endsWith( '/submissions' ) || url.href === address;
	const answer = ( route: Route ) =>
		route.fulfill( { status: 503, contentType: 'text/html', body: '<h1>Back soon</h1>' } );
	await page.route( isDown, answer );
	await form.submit.click();
	for ( let tries = 0; tries < 3; tries++ ) {
		await expectToldAndKept( form, marker );
		const asked = page.waitForResponse( ( response ) => response.status() === 503 );
		await tryAgain( form );
		await asked;
	}
	await expectToldAndKept( form, marker );
	await page.unroute( isDown, answer );
	await expectRetryStoresOnce( form, marker );
} );

test( 'the person is told and a retry stores one entry when the server hangs, and the browser is offline then', async ( {
	page,
	context,
	filledForm: form,
	marker,
} ) => {
	await page.route( SUBMISSIONS, () => {}, { times: 1 } );
	await page.clock.install();
	const asked = page.waitForRequest( SUBMISSIONS );
	await form.submit.click();
	await asked;
	await expect( form.failure ).toBeEmpty();
	await page.clock.runFor( 120_000 );
	await expect( form.failure ).toContainText( 'took too long' );
	await expectToldAndKept( form, marker );

	await context.setOffline( true );
	await tryAgain( form );
	await expect( form.failure ).toContainText( 'offline' );
	await expectToldAndKept( form, marker );
	await context.setOffline( false );
	await expectRetryStoresOnce( form, marker );
} );

test( 'the browser sends the form itself when the route stays broken', async ( {
	page,
	filledForm: form,
	marker,
} ) => {
	await page.route( SUBMISSIONS, ( route ) =>
		route.fulfill( { status: 200, contentType: 'text/html', body: '<p>Blocked</p>' } )
	);
	await form.submit.click();
	await expectToldAndKept( form, marker );
	await tryAgain( form );
	await expect( form.submit ).toBeEnabled();
	await expectRetryStoresOnce( form, marker );
} );
