import type { Page } from '@playwright/test';
import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { holdBack } from '../support/browser/hold-back';
import { servePolicy } from '../support/browser/policy';
import { expect, test } from '../support/browser/reused-page';
import { asClient, endSessions } from '../support/site/clients';
import {
	DASHBOARD,
	loginDialog,
	logOut,
	openGuarded,
	PRIVATE,
	untilGuarded,
	veil,
} from '../support/site/guarded';

const warning = ( page: Page ) =>
	page.getByRole( 'alertdialog', { name: 'You will be logged out soon' } );

test( 'a page that the server authorised shows at once: nothing is asked, and it waits for no script', async ( {
	page,
} ) => {
	await asClient( page );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const held = await holdBack( page, 'guard' );
	await page.goto( DASHBOARD, { waitUntil: 'commit' } );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	held.release();
	await untilGuarded( page );
	await expect( veil( page ) ).toHaveCount( 0 );
	expect( asked.filter( ( url ) => url.includes( '/token' ) ) ).toEqual( [] );
} );

test( 'whoever logs out in one tab is logged out in all', async ( { page, context } ) => {
	await asClient( page );
	await openGuarded( page, DASHBOARD );
	const other = await context.newPage();
	await openGuarded( other, PRIVATE );
	await logOut( page );
	await expect( other ).toHaveURL( /portalRedirect=%2Fportal%2Fprofile%2F/ );
} );

test( 'whoever logs out everywhere by a form is logged out in the other tabs too', async ( {
	page,
	context,
} ) => {
	await asClient( page );
	await openGuarded( page, PRIVATE );
	const other = await context.newPage();
	await openGuarded( other, DASHBOARD );
	await page.getByLabel( 'And on this device' ).check();
	await page.getByRole( 'button', { name: 'Log out everywhere else' } ).click();
	await expect( page.getByText( 'You are logged out on every device.' ) ).toBeVisible();
	await expect( other ).toHaveURL( /portalRedirect=%2Fportal%2F$/ );
} );

test( "the guard's dialogs work for everybody at 320 and 1280 px", async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	const client = await asClient( page );
	// A page whose session seems to end soon.
	await page.route( DASHBOARD, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace(
			/"warnSeconds":\d+/,
			'"warnSeconds":99999'
		);
		await route.fulfill( { response, body } );
	} );
	const expectToFit = async () => {
		await page.setViewportSize( { width: 320, height: 640 } );
		expect( await violationsOf( page ) ).toEqual( [] );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await page.setViewportSize( { width: 1280, height: 640 } );
		expect( await violationsOf( page, { rules: LAID_OUT } ) ).toEqual( [] );
	};
	await page.goto( DASHBOARD );
	await expect( warning( page ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Stay logged in' } ) ).toBeFocused();
	await expectToFit();
	await page.keyboard.press( 'Tab' );
	await expect( warning( page ).getByRole( 'button', { name: 'Log out' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'button', { name: 'Stay logged in' } ) ).toBeFocused();
	await endSessions( client.email );
	await page.keyboard.press( 'Enter' );
	await expect( loginDialog( page ) ).toBeVisible();
	await expectToFit();
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
} );

test( 'a strict Content-Security-Policy refuses nothing of the guard', async ( { page } ) => {
	await asClient( page );
	const refused = await servePolicy( page );
	await openGuarded( page, DASHBOARD );
	await logOut( page );
	await expect( page ).toHaveURL( '/portal/login/?atoll_done=logged-out' );
	expect( refused ).toEqual( [] );
} );
