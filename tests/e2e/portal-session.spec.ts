import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { asClient, endSessions } from './support/clients';
import {
	DASHBOARD,
	goBack,
	keepingPages,
	loginDialog,
	logOut,
	openGuarded,
	PRIVATE,
	untilGuarded,
} from './support/guarded';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

test.use( keepingPages );

const veil = ( page: Page ) => page.locator( '.atoll-veil' );
const warning = ( page: Page ) =>
	page.getByRole( 'alertdialog', { name: 'You will be logged out soon' } );

/** What is to be seen in the middle of the page. */
const seen = ( page: Page ) =>
	page.evaluate(
		() =>
			document.elementFromPoint( innerWidth / 2, innerHeight / 2 )?.closest( 'dialog' )
				?.className
	);

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

test( 'a page that the browser has kept comes back covered, and leads to where one logs in', async ( {
	page,
} ) => {
	const client = await asClient( page );
	await openGuarded( page, DASHBOARD );
	await page.evaluate( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			const [ x, y ] = [ innerWidth / 2, innerHeight / 2 ];
			const shown = document.elementFromPoint( x, y )?.closest( 'dialog' )?.className;
			sessionStorage.setItem( 'shown', `${ persisted } ${ shown }` );
		} )
	);
	await openGuarded( page, PRIVATE );
	await endSessions( client.email );
	await goBack( page );
	await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
	// Null where the browser has dropped the page, which it may at any time: then the server answered.
	expect( [ 'true atoll-veil', null ] ).toContain(
		await page.evaluate( () => sessionStorage.getItem( 'shown' ) )
	);
} );

test( 'Back after a logout leads to where one logs in', async ( { page } ) => {
	await asClient( page );
	await openGuarded( page, DASHBOARD );
	await openGuarded( page, PRIVATE );
	await logOut( page );
	await expect( page ).toHaveURL( '/portal/login/?atoll_done=logged-out' );
	await expect( page.getByRole( 'status' ) ).toContainText( 'You are logged out.' );
	await goBack( page );
	await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
} );

test( 'Back without a connection shows a way on and nothing else', async ( { page, context } ) => {
	await asClient( page );
	await openGuarded( page, DASHBOARD );
	await openGuarded( page, PRIVATE );
	await context.setOffline( true );
	await goBack( page );
	await expect( page.getByText( 'We could not check your login.' ) ).toBeVisible();
	expect( await seen( page ) ).toContain( 'atoll-veil' );
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await expect.poll( () => seen( page ) ).toContain( 'atoll-veil' );
	expect( await violationsOf( page ) ).toEqual( [] );
	await context.setOffline( false );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( veil( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( DASHBOARD );
} );

test( 'whoever logs out in one tab is logged out in all', async ( { page, context } ) => {
	await asClient( page );
	await openGuarded( page, DASHBOARD );
	const other = await context.newPage();
	await openGuarded( other, PRIVATE );
	await logOut( page );
	await expect( other ).toHaveURL( /portalRedirect=%2Fportal%2Fprofile%2F/ );
} );

for ( const width of [ 320, 1280 ] ) {
	test( `the guard's dialogs work for everybody at ${ width } px`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 640 } );
		const client = await asClient( page );
		// A page that thinks that its session ends soon.
		await page.route( DASHBOARD, async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replace(
				/"warnSeconds":\d+/,
				'"warnSeconds":99999'
			);
			await route.fulfill( { response, body } );
		} );
		await page.goto( DASHBOARD );
		await expect( warning( page ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Stay logged in' } ) ).toBeFocused();
		expect( await violationsOf( page ) ).toEqual( [] );
		await page.keyboard.press( 'Tab' );
		await expect( warning( page ).getByRole( 'button', { name: 'Log out' } ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'button', { name: 'Stay logged in' } ) ).toBeFocused();
		await endSessions( client.email );
		await page.keyboard.press( 'Enter' );
		await expect( loginDialog( page ) ).toBeVisible();
		expect( await violationsOf( page ) ).toEqual( [] );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( '/portal/login/?portalRedirect=%2Fportal%2F' );
	} );
}
