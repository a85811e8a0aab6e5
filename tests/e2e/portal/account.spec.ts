import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { asClient, type Client } from '../support/site/clients';
import { openGuarded } from '../support/site/guarded';
import { PRIVATE } from '../support/site/routes';

const PROFILE = '/portal/profile/';

const openAs = async ( page: Page ): Promise< Client > => {
	const client = await asClient( page );
	await page.goto( PROFILE );
	return client;
};

/** Returns a form of the page by its action, and expands it if it is collapsed. */
const form = async ( page: Page, action: string ) => {
	const found = page.locator( `#atoll-${ action }` );
	if ( ! ( await found.isVisible() ) ) {
		await page.locator( 'details', { has: found } ).locator( 'summary' ).click();
	}
	return found;
};

test( 'the portal’s pages lead a visitor to the login, and no cache keeps them', async ( {
	request,
} ) => {
	for ( const path of PRIVATE ) {
		const { status, headers } = await request
			.get( path, { maxRedirects: 0 } )
			.then( ( answer ) => ( { status: answer.status(), headers: answer.headers() } ) );
		expect( { path, status } ).toEqual( { path, status: 302 } );
		expect( headers.location ).toContain( '/portal/login/' );
		expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
	}
} );

test( 'the page is accessible and whole at 320 px, also with something to mend', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	await openAs( page );
	const details = await form( page, 'change-details' );
	await details.getByLabel( 'Phone' ).fill( '12345' );
	await details.getByRole( 'button', { name: 'Save details' } ).click();
	await expect( details.getByRole( 'alert' ) ).toContainText( 'Please enter your first name.' );
	await expect( details.getByRole( 'heading', { level: 3 } ) ).toHaveText(
		'Please check your answers'
	);
	await expect( details.getByLabel( 'Phone' ) ).toHaveValue( '12345' );
	// Forms whose script has not loaded would stay collapsed.
	await page.waitForLoadState();
	for ( const opener of await page.locator( '.atoll-profile__opener' ).all() ) {
		await opener.click();
	}
	expect( await violationsOf( page ) ).toEqual( [] );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
} );

test( 'a dead line, which the browser takes for a connection, leaves what was typed', async ( {
	page,
} ) => {
	await asClient( page );
	await openGuarded( page, PROFILE );
	const details = await form( page, 'change-details' );
	await details.getByLabel( 'First name' ).fill( 'Mary-Ann' );
	await details.getByLabel( 'Last name' ).fill( 'O’Connor' );
	await page.route( '**', ( route ) => route.abort( 'connectionreset' ) );
	await details.getByRole( 'button', { name: 'Save details' } ).click();
	await expect( details ).toContainText( 'You seem to be offline.' );
	await page.unroute( '**' );
	await details.getByRole( 'button', { name: 'Save details' } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your details are changed.' );
	await expect( page.getByLabel( 'First name' ) ).toHaveValue( 'Mary-Ann' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a client changes their details and password, and closes their account', async ( {
		page,
	} ) => {
		const client = await openAs( page );
		const details = await form( page, 'change-details' );
		await details.getByLabel( 'First name' ).fill( 'Mary-Ann' );
		await details.getByLabel( 'Last name' ).fill( 'O’Connor' );
		await details.getByRole( 'button', { name: 'Save details' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'Your details are changed.' );
		await expect( page.getByLabel( 'First name' ) ).toHaveValue( 'Mary-Ann' );

		const password = 'seven tall gum trees';
		const change = await form( page, 'change-password' );
		await change.getByLabel( 'Your password' ).fill( 'not mine' );
		await change.getByLabel( 'New password' ).fill( password );
		await change.getByRole( 'button', { name: 'Change password' } ).click();
		await expect( change.getByRole( 'alert' ) ).toContainText( 'This is not your password.' );
		await change.getByLabel( 'Your password' ).fill( client.password );
		await change.getByLabel( 'New password' ).fill( password );
		await change.getByRole( 'button', { name: 'Change password' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'Your password is changed.' );
		await expect( page.getByText( 'You are logged in on 1 device.' ) ).toBeVisible();

		const close = await form( page, 'close-account' );
		await close.getByLabel( 'I understand' ).check();
		await close.getByLabel( 'Your password' ).fill( password );
		await close.getByRole( 'button', { name: 'Close my account' } ).click();
		await expect( page ).toHaveURL( /\/portal\/login\// );
		await expect( page.getByRole( 'status' ) ).toContainText( 'Your account is closed' );
		await page.goto( PROFILE );
		await expect( page ).toHaveURL( /\/portal\/login\// );
	} );
} );
