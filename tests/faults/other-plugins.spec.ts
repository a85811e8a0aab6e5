import { CONFIRMATION, storedAnswers, validAnswers } from '../e2e/support/forms/enquiry';
import type { FormOnPage } from '../e2e/support/forms/form';
import { entriesWith } from '../e2e/support/site/api';
import { addClient } from '../e2e/support/site/clients';
import { fixtures } from '../e2e/support/site/fixtures';
import { DASHBOARD, logOut, openGuarded } from '../e2e/support/site/guarded';
import { expect, test } from '../e2e/support/test';
import { suffering, type Fault } from './support/fault';
import { health } from './support/health';

interface Change {
	page: NonNullable< Fault[ 'page' ] >;
	/** Waits until the form's island runs, if it does; otherwise the form is submitted as a plain form. */
	wake: ( form: FormOnPage ) => Promise< unknown >;
	/** Status in Site Health, which does not report a script that is where it was printed. */
	status: 'good' | 'recommended';
}

const live = ( form: FormOnPage ) => form.untilLive();
const asleep = async () => {};

const CHANGES: Change[] = [
	{ page: 'combined', wake: live, status: 'recommended' },
	{ page: 'deferred', wake: live, status: 'good' },
	{ page: 'delayed', wake: live, status: 'recommended' },
	{ page: 'removed', wake: asleep, status: 'recommended' },
	{ page: 'minified', wake: live, status: 'good' },
	{ page: 'translated', wake: live, status: 'good' },
];

for ( const { page, wake, status } of CHANGES ) {
	const tag = page === 'combined' ? '' : ' @long';
	test( `a form is sent from a page that another plugin has ${ page }, which Site Health knows${ tag }`, async ( {
		page: tab,
		form,
		marker,
	} ) => {
		const errors: Error[] = [];
		tab.on( 'pageerror', ( error ) => errors.push( error ) );
		await tab.setExtraHTTPHeaders( suffering( { page } ) );
		await form.open();
		await tab.mouse.move( 5, 5 );
		await tab.mouse.move( 9, 9 );
		await wake( form );
		const { input_11_1: agreed, ...answers } = validAnswers( marker );
		await form.fill( answers );
		await form.input( 'input_11_1', agreed ).check(); // The centre of its label may be the link to the policy.
		await form.submit.click();
		await expect( tab.getByText( CONFIRMATION ) ).toBeVisible();
		expect( await entriesWith( marker ) ).toEqual( [
			expect.objectContaining( storedAnswers( marker ) ),
		] );
		expect( errors ).toEqual( [] );

		const found = await health( 'atoll_scripts', { page } );
		expect( found.status ).toBe( status );
	} );
}

test( 'a form is sent from an address that begins with a language @long', async ( {
	page,
	form,
	marker,
} ) => {
	await page.setExtraHTTPHeaders( suffering( { prefix: 'de' } ) );
	await page.goto( `/de${ fixtures().formPath }` );
	await form.wake();
	await form.fill( validAnswers( marker ) );
	const asked = page.waitForRequest( ( request ) => request.method() === 'POST' );
	await form.submit.click();
	expect( new URL( ( await asked ).url() ).pathname ).toMatch( /^\/de\// );
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'clients log in and out where WordPress’ own login is hidden @long', async ( { page } ) => {
	const client = await addClient();
	await page.setExtraHTTPHeaders( suffering( { login: 'back-door' } ) );
	expect( ( await page.goto( '/wp-login.php' ) )!.status() ).toBe( 404 );
	await page.goto( DASHBOARD );
	await page.getByLabel( 'Email' ).fill( client.email );
	await page.locator( '[name=pwd]' ).fill( client.password );
	await page.getByRole( 'button', { name: 'Log in', exact: true } ).click();
	await page.waitForURL( new RegExp( `${ DASHBOARD }$` ) );
	await openGuarded( page, DASHBOARD );
	await logOut( page );
	await page.waitForURL( /\/portal\/login\// );
} );
