import type { Page } from '@playwright/test';
import { servePolicy } from '../support/browser/policy';
import { answerQuestion, keysOf } from '../support/forms/captcha';
import { FormOnPage } from '../support/forms/form';
import { addForm, type OwnForm } from '../support/forms/own-form';
import { entriesWith } from '../support/site/api';
import { choose, startVendor, type Vendor } from '../support/site/stand-in';
import { expect, test } from '../support/test';

let form: OwnForm;
let vendor: Vendor;

test.beforeAll( async () => {
	form = await addForm( 'Captcha enquiry', [
		{ id: 1, type: 'text', label: 'Your name', isRequired: true },
		{ id: 5, type: 'captcha', label: 'Spam check' },
	] );
	vendor = await startVendor( 'siteverify', 'startSiteVerify' );
} );

test.afterAll( () => vendor?.stop() );

/** Timeout for the browser's proof of work, which takes longer on a busy machine. */
const WORK = { timeout: 20_000 };

const open = async ( page: Page, marker: string ) => {
	await page.goto( form.path );
	const shown = await new FormOnPage( page ).wake();
	await shown.input( 'input_1' ).fill( marker );
	return shown;
};

const chooseVendor = ( page: Page, provider: string ) =>
	choose( page, {
		captcha: keysOf( provider ),
		vendor: vendor.url,
	} );

const expectStoredOnce = async ( marker: string ) =>
	expect( await entriesWith( marker ) ).toHaveLength( 1 );

const expectSent = async ( shown: FormOnPage, marker: string ) => {
	await shown.submit.click();
	await expect( shown.confirmation ).toContainText( 'Thank you', WORK );
	await expectStoredOnce( marker );
};

for ( const provider of [ 'recaptcha', 'turnstile' ] ) {
	test( `a person notices nothing of ${ provider }`, async ( { page, marker } ) => {
		await chooseVendor( page, provider );
		const shown = await open( page, marker );
		await expectSent( shown, marker );
	} );
}

test( 'a person notices nothing of our own proof of work, which a strict content security policy allows', async ( {
	page,
	marker,
} ) => {
	const refused = await servePolicy( page, { 'connect-src': [ "'self'" ] } );
	const workers: string[] = [];
	page.on( 'worker', ( worker ) => workers.push( worker.url() ) );
	const shown = await open( page, marker );
	await expectSent( shown, marker );
	expect( workers.join( ' ' ) ).toContain( '/islands/form.captcha.worker.js' );
	expect( refused ).toEqual( [] );
} );

test( 'without workers the page solves the challenge itself', async ( { page, marker } ) => {
	await page.addInitScript( () => {
		window.Worker = class {
			constructor() {
				throw new Error( 'No workers here' );
			}
		} as unknown as typeof Worker;
	} );
	const shown = await open( page, marker );
	await expectSent( shown, marker );
} );

test( 'a refused score is told at the field, with a question as the way on', async ( {
	page,
	marker,
} ) => {
	await chooseVendor( page, 'recaptcha' );
	await page.addInitScript( 'window.standInScore = 0.1' );
	const shown = await open( page, marker );
	await shown.submit.click();
	await expect( shown.error( 5 ) ).toContainText( 'spam check was not passed' );
	await expect(
		shown.root.getByRole( 'button', { name: 'Answer a question instead' } )
	).toBeVisible();
	expect( await entriesWith( marker ) ).toHaveLength( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a question comes with the form, and stores the same entry', async ( {
		page,
		marker,
	} ) => {
		const shown = new FormOnPage( page );
		await page.goto( form.path );
		await page.getByLabel( 'Your name' ).fill( marker );
		await shown.submit.click();
		await expect( page.getByLabel( 'Your name' ) ).toHaveValue( marker );
		await answerQuestion( page );
		await shown.submit.click();
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		await expectStoredOnce( marker );
	} );
} );
