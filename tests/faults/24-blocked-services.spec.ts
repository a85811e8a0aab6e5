import type { Page } from '@playwright/test';
import { ADDRESS_FIELDS, AddressOnPage } from '../e2e/support/forms/address';
import { answerQuestion, keysOf } from '../e2e/support/forms/captcha';
import { FormOnPage } from '../e2e/support/forms/form';
import { addForm, type OwnForm } from '../e2e/support/forms/own-form';
import { entriesWith } from '../e2e/support/site/api';
import { choose, startVendor, type Vendor } from '../e2e/support/site/stand-in';
import { expect, test } from '../e2e/support/test';

let form: OwnForm;
let withAddress: OwnForm;
let vendor: Vendor;
let maps: Vendor;

test.beforeAll( async () => {
	form = await addForm( 'Captcha enquiry', [
		{ id: 1, type: 'text', label: 'Your name', isRequired: true },
		{ id: 5, type: 'captcha', label: 'Spam check' },
	] );
	withAddress = await addForm( 'Address enquiry', ADDRESS_FIELDS );
	vendor = await startVendor( 'siteverify', 'startSiteVerify' );
	maps = await startVendor( 'google-maps', 'startGoogleMaps' );
} );

test.afterAll( () => {
	vendor?.stop();
	maps?.stop();
} );

const QUESTION = /^What is \w+ plus \w+\?$/;

const open = async ( page: Page, marker: string ) => {
	await page.goto( form.path );
	const shown = await new FormOnPage( page ).wake();
	await shown.input( 'input_1' ).fill( marker );
	return shown;
};

const openAddress = async ( page: Page ) => {
	await choose( page, { addresses: { provider: 'google', googleKey: 'key' }, vendor: maps.url } );
	return new AddressOnPage( page ).open( withAddress.path );
};

const chooseVendor = ( page: Page, provider: string, at = vendor ) =>
	choose( page, {
		captcha: keysOf( provider ),
		vendor: at.url,
	} );

const expectSent = async ( shown: FormOnPage, marker: string ) => {
	await shown.submit.click();
	await expect( shown.confirmation ).toContainText( 'Thank you', { timeout: 20_000 } );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
};

test( 'a vendor whose script is blocked is told, and a question is the way on', async ( {
	page,
	marker,
} ) => {
	await chooseVendor( page, 'recaptcha' );
	await page.route( '**/recaptcha/api.js*', ( route ) => route.abort() );
	const shown = await open( page, marker );
	await shown.submit.click();
	await expect( shown.root.getByRole( 'alert' ) ).toContainText( 'spam check did not work' );
	await expect( shown.input( 'input_1' ) ).toHaveValue( marker );
	await expect( shown.submit ).toBeEnabled();

	await shown.root.getByRole( 'button', { name: 'Answer a question instead' } ).click();
	await page.getByText( QUESTION ).waitFor();
	await expect( shown.input( 'input_1' ) ).toHaveValue( marker );
	await shown.wake();
	await answerQuestion( page );
	await expectSent( shown, marker );
} );

test( 'a vendor that the server cannot reach is told, and the answers stay', async ( {
	page,
	marker,
} ) => {
	const gone = await startVendor( 'siteverify', 'startSiteVerify' );
	await chooseVendor( page, 'turnstile', gone );
	const shown = await open( page, marker );
	await page.route( '**/submissions', async ( route ) => {
		gone.stop();
		await route.continue();
	} );
	await shown.submit.click();
	await expect( shown.error( 5 ) ).toContainText( 'cannot be reached' );
	await expect( shown.input( 'input_1' ) ).toHaveValue( marker );
} );

test( 'typing by hand works on when the script is blocked', async ( { page } ) => {
	await page.route( '**/maps/api/js*', ( route ) => route.abort() );
	const address = await openAddress( page );
	await address.line1.pressSequentially( 'smith' );
	await expect( address.status ).toHaveText( /not available at the moment/ );
	await address.typeByHand();
	expect( ( await address.values() )[ 0 ] ).toBe( '7 Hand Street' );
} );

test( 'a slow search is told and keeps nobody waiting', async ( { page } ) => {
	await page.clock.install();
	const address = await openAddress( page );
	await address.line1.pressSequentially( 'zzslow' );
	await page.clock.runFor( 300 );
	await page.clock.runFor( 3_000 );
	await expect( address.status ).toHaveText( /slow at the moment/ );
	await address.typeByHand();
	expect( ( await address.values() )[ 0 ] ).toBe( '7 Hand Street' );
} );
