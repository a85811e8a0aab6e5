import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { isCovered } from '../support/browser/covered';
import { layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { addNotifications } from '../support/screens/notifications';
import { Panel } from '../support/screens/panel';
import { choose } from '../support/site/stand-in';
import { expect, test } from '../support/test';

const MARKETING = {
	analyticsId: 'G-TEST1234',
	pixelId: '123456789',
	conversionToken: 'EAAsecret',
};

/** Collects third-party hosts that the page requests; each responds with an empty script. */
async function hostsAskedBy( page: Page ): Promise< Set< string > > {
	const own = new URL( process.env.ATOLL_URL! ).host;
	const hosts = new Set< string >();
	await page.route(
		( { host } ) => host !== own,
		( route ) => {
			hosts.add( new URL( route.request().url() ).host );
			return route.fulfill( { contentType: 'text/javascript', body: '' } );
		}
	);
	return hosts;
}

const notice = ( page: Page ) => page.getByRole( 'region', { name: 'Your privacy choices' } );

test.beforeEach( async ( { page } ) => {
	await choose( page, { marketing: MARKETING } );
} );

test( 'nothing is asked of others before leave was given, and never after it was refused', async ( {
	page,
} ) => {
	const hosts = await hostsAskedBy( page );
	await recordLayoutShift( page );
	await page.goto( '/about/' );
	const shift = await layoutShiftOf( page, () => notice( page ).waitFor() );
	expect( shift ).toBe( 0 );
	expect( await violationsOf( page ) ).toEqual( [] );
	await test.step( 'the page can be scrolled until its last link, with the focus, stands above the notice', async () => {
		const last = page.locator( 'footer a' ).last();
		await last.focus();
		await expect.poll( () => isCovered( last ) ).toBe( false );
	} );
	await page.getByRole( 'button', { name: 'Refuse all' } ).click();
	await expect( notice( page ) ).toBeHidden();
	await page.goto( '/contact/' );
	await expect( page.getByRole( 'button', { name: 'Privacy choices' } ) ).toBeVisible();
	await expect( notice( page ) ).toBeHidden();
	expect( [ ...hosts ] ).toEqual( [] );
} );

test( 'on a small screen the open menu lies over the notice', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 560 } );
	await page.goto( '/about/' );
	await notice( page ).waitFor();
	const panel = new Panel( page );
	await panel.button.click();
	await panel.settled();
	await panel.sheet.evaluate( ( sheet ) => sheet.scrollTo( 0, sheet.scrollHeight ) );
	// An inert element does not count as covered.
	await page
		.locator( '[inert]:has(.atoll-consent)' )
		.evaluate( ( around ) => around.removeAttribute( 'inert' ) );
	const last = panel.sheet.locator( ':is(a, button):visible' ).last();
	expect( await isCovered( last ) ).toBe( false );
} );

test( 'a notification that has the focus lies over the notice', async ( { page } ) => {
	const site = await addNotifications();
	await page.setViewportSize( { width: 640, height: 512 } );
	await page.goto( site.paths[ 0 ]! );
	await notice( page ).waitFor();
	const close = page.getByRole( 'button', { name: 'Close: Open until six' } );
	await close.focus();
	await expect.poll( () => isCovered( close ) ).toBe( false );
	await site.remove();
} );

test( 'by keyboard alone: accepted first thing on the page, changed later in the footer', async ( {
	page,
} ) => {
	const hosts = await hostsAskedBy( page );
	await page.goto( '/about/' );
	await notice( page ).waitFor();
	const accept = page.getByRole( 'button', { name: 'Accept all' } );
	await expect( async () => {
		await page.keyboard.press( 'Tab' );
		await expect( accept ).toBeFocused( { timeout: 1 } );
	} ).toPass( { intervals: [ 0 ], timeout: 15_000 } );
	await page.keyboard.press( 'Enter' );
	await expect( notice( page ) ).toBeHidden();
	await expect
		.poll( () => [ ...hosts ].sort() )
		.toEqual( [ 'connect.facebook.net', 'www.googletagmanager.com' ] );

	const later = page.getByRole( 'button', { name: 'Privacy choices' } );
	await later.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Your privacy choices' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( later ).toBeFocused();
} );

test( 'a call is counted without holding up the dialling, and only the event and the path leave', async ( {
	page,
} ) => {
	await hostsAskedBy( page );
	await page.goto( '/contact/?email=jo@example.com' );
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	const counted = page.waitForRequest( /conversion/ );
	const link = page.locator( 'a[href^="tel:"]:visible' ).first();
	await link.evaluate( ( element ) =>
		// The browser has no phone app for the link.
		element.addEventListener( 'click', ( event ) => event.preventDefault() )
	);
	await link.click();
	const request = await counted;
	const query = new URL( request.url() ).searchParams;
	expect( query.get( 'page' ) ).toBe( '/contact/' );
	expect( [ ...query.keys() ].filter( ( name ) => name !== 'rest_route' ) ).toEqual( [
		'event',
		'page',
	] );
	expect( ( await request.response() )!.status() ).toBe( 202 );
} );
