import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test as base } from '../support/browser/reused-page';
import { addApplication, PagedForm } from '../support/forms/pages-form';
import { answersOf, entriesWith } from '../support/site/api';

let path: string;

const test = base.extend< { wizard: PagedForm } >( {
	wizard: async ( { page }, use ) => use( new PagedForm( page, path ) ),
} );

test.beforeAll( async () => {
	path = await addApplication();
} );

/** Fills in the form up to its last page, as an employed person. */
async function toLastPage( wizard: PagedForm, marker: string ): Promise< void > {
	await wizard.fill( { input_1: 'Jo', input_2: 'employed' } );
	await wizard.next.click();
	await expect( wizard.heading ).toContainText( 'Page 2 of 3' );
	await wizard.fill( { input_7: `${ marker }@example.com` } );
	await wizard.next.click();
	await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
}

/** Presses Tab until the button has the focus, past others such as Back. */
async function tabTo( page: Page, button: Locator ): Promise< void > {
	const isReached = () => button.evaluate( ( one ) => one === document.activeElement );
	for ( let tabs = 0; tabs < 9 && ! ( await isReached() ); tabs++ ) {
		await page.keyboard.press( 'Tab' );
	}
}

const violations = ( page: Page ) => violationsOf( page, { within: '.atoll-form' } );
const stored = async ( marker: string ) => ( await entriesWith( marker ) ).map( answersOf );

const expected = ( marker: string ) => [
	{ 1: 'Jo', 2: 'employed', 7: `${ marker }@example.com`, 9: 'Hello' },
];

// Jest tests each step except the pages and the review; the keyboard test takes this path every day.
test(
	'is filled in page by page with the mouse',
	{ tag: '@long' },
	async ( { wizard, marker } ) => {
		await wizard.openLive();
		await expect( wizard.back ).toBeDisabled();
		await toLastPage( wizard, marker );
		await wizard.back.click();
		await expect( wizard.heading ).toContainText( 'Page 2 of 3' );
		await expect( wizard.input( 'input_7' ) ).toHaveValue( `${ marker }@example.com` );
		await wizard.next.click();
		await expect( wizard.review ).toContainText( `${ marker }@example.com` );
		await wizard.review.getByRole( 'button', { name: 'Change Your name' } ).click();
		await expect( wizard.input( 'input_1' ) ).toBeFocused();
		await wizard.toReview.click();
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
		await wizard.fill( { input_9: 'Hello' } );
		await wizard.submit.click();
		await expect( wizard.confirmation ).toContainText( 'Thank you, Jo.' );
		expect( await stored( marker ) ).toEqual( expected( marker ) );
	}
);

test( 'is filled in by keyboard alone, and each page is told', async ( {
	page,
	wizard,
	marker,
} ) => {
	await wizard.openLive();
	await wizard.input( 'input_1' ).focus();
	await page.keyboard.type( 'Jo' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Enter' );
	await expect( wizard.heading ).toBeFocused();
	await expect( wizard.heading ).toHaveText( /Page 2 of 3\s+The loan/ );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( `${ marker }@example.com` );
	await page.keyboard.press( 'Enter' );
	await expect( wizard.heading ).toBeFocused();
	await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
	await tabTo( page, wizard.input( 'input_9' ) );
	await page.keyboard.type( 'Hello' );
	await tabTo( page, wizard.submit );
	await page.keyboard.press( 'Enter' );
	await expect( wizard.confirmation.locator( '[tabindex="-1"]' ) ).toBeFocused();
	expect( await stored( marker ) ).toEqual( expected( marker ) );
} );

test( 'counts a page that an answer has brought up, and confirms accordingly', async ( {
	wizard,
	marker,
} ) => {
	await wizard.openLive();
	await wizard.fill( { input_1: 'Jo', input_2: 'self' } );
	await wizard.next.click();
	await expect( wizard.heading ).toHaveText( /Page 2 of 4\s+Your business/ );
	await wizard.fill( { input_5: 'Acme' } );
	await wizard.next.click();
	await wizard.fill( { input_7: `${ marker }@example.com` } );
	await wizard.next.click();
	await wizard.fill( { input_9: 'Hello' } );
	await wizard.submit.click();
	await expect( wizard.confirmation ).toContainText( 'Our business team thanks Jo.' );
} );

test( 'keeps the page through Back, a file, a reload and an error of the server', async ( {
	page,
	wizard,
	marker,
} ) => {
	await wizard.openLive();
	await toLastPage( wizard, marker );

	await test.step( "goes a page back by the browser's Back, and on again", async () => {
		await page.goBack();
		await expect( wizard.heading ).toContainText( 'Page 2 of 3' );
		await expect( wizard.heading ).toBeFocused();
		await page.goForward();
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
	} );

	await test.step( 'gives the answers as a file, and keeps the page', async () => {
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			wizard.root.locator( '[data-atoll="csv"]' ).click(),
		] );
		expect( download.suggestedFilename() ).toBe( 'Home_loan_application.csv' );
		expect( await readFile( await download.path(), 'utf8' ) ).toContain(
			`"Email","${ marker }@example.com"\r\n`
		);
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
	} );

	await test.step( 'keeps the page and its answers through a link to another place and a reload', async () => {
		await wizard.fill( { input_9: 'Hello' } );
		await wizard.input( 'input_9' ).blur(); // An answer is saved up to a second after typing.
		await page.evaluate( () => ( location.hash = 'elsewhere' ) );
		await page.reload();
		await wizard.untilLive();
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
		await expect( wizard.input( 'input_9' ) ).toHaveValue( 'Hello' );
	} );

	await test.step( 'goes back to the page on which the server finds an error', async () => {
		const refused = { is_valid: false, validation_messages: { 1: 'Who is this?' } };
		await page.route(
			'**/submissions',
			( route ) => route.fulfill( { status: 400, json: refused } ),
			{ times: 1 }
		);
		await wizard.submit.click();
		await expect( wizard.heading ).toContainText( 'Page 1 of 3' );
		await expect( wizard.input( 'input_1' ) ).toBeFocused();
		await expect( wizard.error( 1 ) ).toHaveText( 'Who is this?' );
	} );

	await test.step( 'is sent once it is mended, and gives what was sent as a file', async () => {
		await wizard.fill( { input_1: 'Jo B' } );
		await wizard.toReview.click();
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
		await wizard.submit.click();
		await expect( wizard.confirmation ).toContainText( 'Thank you, Jo B.' );
		const [ sent ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			wizard.confirmation.getByRole( 'button' ).click(),
		] );
		expect( await readFile( await sent.path(), 'utf8' ) ).toContain( '"Message","Hello"\r\n' );
		expect( await stored( marker ) ).toEqual( [ { ...expected( marker )[ 0 ], 1: 'Jo B' } ] );
	} );
} );

test.describe( 'at 320 px with reduced motion', () => {
	test.use( {
		viewport: { width: 320, height: 700 },
		contextOptions: { reducedMotion: 'reduce' },
	} );

	test( 'has no violation on any page, and does not scroll sideways', async ( {
		page,
		wizard,
		marker,
	} ) => {
		const sideways = () => page.evaluate( () => document.documentElement.scrollWidth );
		await wizard.openLive();
		expect( await violations( page ) ).toEqual( [] );
		await wizard.next.click();
		await expect( wizard.error( 1 ) ).not.toBeEmpty();
		expect( await violations( page ) ).toEqual( [] );
		await toLastPage( wizard, marker );
		expect( await violations( page ) ).toEqual( [] );
		expect( await sideways() ).toBeLessThanOrEqual( 320 );
		const top = await wizard.root.evaluate( ( form ) => form.getBoundingClientRect().top );
		expect( top ).toBeGreaterThanOrEqual( 0 );
		expect( top ).toBeLessThan( 200 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'is filled in page by page', async ( { page, wizard, marker } ) => {
		await wizard.open();
		await wizard.next.click();
		await expect( page ).toHaveTitle( /^Error – About you – Apply/ );
		await expect( wizard.error( 1 ) ).not.toBeEmpty();
		await wizard.fill( { input_1: 'Jo', input_2: 'employed' } );
		await wizard.next.click();
		// The form asks for the employer before it continues.
		await expect( wizard.root ).toContainText( 'There are new questions' );
		await wizard.next.click();
		await expect( page ).toHaveTitle( /^The loan – Apply/ );
		await wizard.fill( { input_7: `${ marker }@example.com` } );
		await wizard.input( 'input_7' ).press( 'Enter' );
		await expect( wizard.heading ).toContainText( 'Page 3 of 3' );
		await wizard.fill( { input_9: 'Hello' } );
		await wizard.review.getByRole( 'button', { name: 'Change Your name' } ).click();
		await expect( wizard.heading ).toContainText( 'Page 1 of 3' );
		await wizard.toReview.click();
		await expect( wizard.review ).toContainText( `${ marker }@example.com` );
		await wizard.submit.click();
		await expect( wizard.confirmation ).toContainText( 'Thank you, Jo.' );
		expect( await stored( marker ) ).toEqual( expected( marker ) );
	} );

	test( "goes a page back by the browser's Back without posting again", async ( {
		page,
		wizard,
		marker,
	} ) => {
		await wizard.open();
		await wizard.fill( { input_1: 'Jo', input_2: 'self' } );
		await wizard.next.click();
		await wizard.fill( { input_5: 'Acme' } );
		await wizard.next.click();
		await wizard.fill( { input_7: `${ marker }@example.com` } );
		await wizard.next.click();
		await expect( wizard.heading ).toContainText( 'Page 4 of 4' );
		await page.goBack();
		await expect( wizard.heading ).toContainText( 'Page 3 of 4' );
		await page.goBack();
		await expect( wizard.heading ).toContainText( 'Page 2 of 4' );
		await page.goBack();
		await expect( wizard.input( 'input_1' ) ).toHaveValue( 'Jo' );
		expect( await entriesWith( marker ) ).toEqual( [] );
	} );
} );
