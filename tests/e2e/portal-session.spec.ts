import type { Page } from '@playwright/test';
import { entriesWith } from './support/api';
import { violationsOf } from './support/axe';
import { addClient, asClient, endSessions, logInAs } from './support/clients';
import { CONFIRMATION, validAnswers } from './support/enquiry';
import type { FormOnPage } from './support/form';
import {
	DASHBOARD,
	goBack,
	keepingPages,
	logOut,
	openGuarded,
	PRIVATE,
	untilGuarded,
} from './support/guarded';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';
import { filesOf, LARGE, UPLOADS, withUploadPage } from './support/uploads';

const openUploads = withUploadPage();

test.use( keepingPages );

const veil = ( page: Page ) => page.locator( '.atoll-veil' );
const loginDialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Your login has ended' } );
const warning = ( page: Page ) =>
	page.getByRole( 'alertdialog', { name: 'You will be logged out soon' } );

const logIn = async ( page: Page, { email, password }: { email: string; password: string } ) => {
	const dialog = loginDialog( page );
	await dialog.getByLabel( 'Email or username' ).fill( email );
	await dialog.getByLabel( 'Password' ).fill( password );
	await dialog.getByRole( 'button', { name: 'Log in' } ).click();
};

/** What is to be seen in the middle of the page. */
const seen = ( page: Page ) =>
	page.evaluate(
		() =>
			document.elementFromPoint( innerWidth / 2, innerHeight / 2 )?.closest( 'dialog' )
				?.className
	);

/** The form of somebody who is logged in, answered. */
const answer = async ( page: Page, form: FormOnPage, marker: string ) => {
	await form.openLive();
	await untilGuarded( page );
	await form.fill( validAnswers( marker ) );
};

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

test( 'a logout whose call fails is one all the same', async ( { page } ) => {
	await asClient( page );
	await openGuarded( page, PRIVATE );
	await page.route( '**/s1t2/v1/logout', ( route ) => route.abort() );
	await logOut( page );
	await page.waitForURL( /\/portal\/login\// );
	await page.goto( DASHBOARD );
	await expect( page ).toHaveURL( /portalRedirect=%2Fportal%2F/ );
} );

test( 'a session that dies in mid-form costs nothing: log in where you are, and it is sent', async ( {
	page,
	form,
	marker,
} ) => {
	const client = await asClient( page );
	await answer( page, form, marker );
	await endSessions( client.email );
	await form.submit.click();
	await expect( loginDialog( page ) ).toBeVisible();
	await logIn( page, { ...client, password: 'wrong' } );
	await expect( loginDialog( page ).getByRole( 'alert' ) ).not.toBeEmpty();
	expect( await entriesWith( marker ) ).toEqual( [] );
	await logIn( page, client );
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await entriesWith( marker ) ).toMatchObject( [ { created_by: String( client.id ) } ] );
} );

test( 'an upload in whose middle the session dies goes on after the login', async ( {
	page,
	marker,
} ) => {
	const client = await asClient( page );
	const form = await openUploads( page );
	await untilGuarded( page );
	const sent: number[] = [];
	await page.route( `${ UPLOADS }?*`, async ( route ) => {
		sent.push( route.request().postDataBuffer()!.length );
		if ( sent.length === 3 ) {
			await endSessions( client.email );
		}
		await route.continue();
	} );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await expect( loginDialog( page ) ).toBeVisible();
	const before = sent.length;
	await logIn( page, client );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	const after = sent.slice( before ).reduce( ( sum, size ) => sum + size, 0 );
	expect( after ).toBeLessThan( LARGE.length );
	await form.send( marker );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( entry ).toMatchObject( { created_by: String( client.id ) } );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ LARGE ] );
} );

test( 'what one person answered is neither sent nor shown to another who logs in meanwhile', async ( {
	page,
	form,
	marker,
} ) => {
	await asClient( page );
	await answer( page, form, marker );
	await logInAs( page, ( await addClient() ).id );
	await form.submit.click();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Somebody else is logged in now'
	);
	await expect( form.input( 'input_1' ) ).toHaveValue( '' );
	await page.getByRole( 'button', { name: 'Go on' } ).click();
	await form.wake();
	await expect( form.input( 'input_1' ) ).toHaveValue( '' );
	expect( await entriesWith( marker ) ).toEqual( [] );
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
