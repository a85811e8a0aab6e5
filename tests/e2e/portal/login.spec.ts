import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { startPlainHttpProxy } from '../support/browser/plain-http-proxy';
import { expect, test } from '../support/browser/reused-page';
import { addClient, type Client } from '../support/site/clients';
import { startMailbox, type Mailbox } from '../support/site/mailbox';
import { runPhp } from '../support/site/php';
import { choose } from '../support/site/stand-in';

const LOGIN = '/portal/login/';
const NEW = 'lantern gravel otter';
const WELCOMED = /\/portal\/\?atoll_done=welcome/;

let mailbox: Mailbox;

test.beforeAll( async () => {
	mailbox = await startMailbox();
} );

test.afterAll( () => mailbox.stop() );

const logIn = async ( page: Page, email: string, password: string ) => {
	await page.getByLabel( 'Email' ).fill( email );
	await page.locator( '[name=pwd]' ).fill( password );
	await page.getByRole( 'button', { name: 'Log in', exact: true } ).click();
};

/** Returns the token of a new invitation. */
const invite = ( email: string ) =>
	runPhp( `
		global $wpdb;
		$token = bin2hex( random_bytes( 32 ) );
		( new Atoll\\Portal\\Invitations\\InvitationRepository( new Atoll\\Platform\\Database\\Queries( $wpdb ), time( ... ) ) )
			->replace( ( new Atoll\\Platform\\Access\\Signer( $wpdb ) )->sign( 'invitation', $token ), '${ email }', 'Mia', 0, 1, 3600 );
		echo $token;` );

const getNewPassword = async ( page: Page, client: Client ) => {
	await page.goto( LOGIN );
	await page.getByRole( 'link', { name: 'Forgotten your password?' } ).click();
	await page.getByLabel( 'Email' ).fill( client.email );
	await page.getByRole( 'button', { name: 'Send me a link' } ).click();
	await expect( page.getByRole( 'status' ).first() ).toContainText( 'we have sent it a link' );
	const mail = await mailbox.read( client.email, /new password/ );
	await page.goto( mail.match( /http\S+reset=\d+-[A-Za-z0-9]{20}/ )![ 0 ] );
	await page.getByLabel( 'New password' ).fill( NEW );
	await page.getByRole( 'button', { name: 'Set password and log in' } ).click();
	await expect( page ).toHaveURL( /\/portal\/\?atoll_done=new-password-set/ );
};

const accept = async ( page: Page, email: string ) => {
	await page.goto( `${ LOGIN }?invitation=${ await invite( email ) }` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Welcome, Mia' );
	await page.getByLabel( 'New password' ).fill( 'short' );
	await page.getByRole( 'button', { name: 'Set password and log in' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( '12 characters or more' );
	await page.getByLabel( 'New password' ).fill( NEW );
	await page.getByRole( 'button', { name: 'Set password and log in' } ).click();
};

test( 'on a slow line the login says that it is on its way, and goes once', async ( { page } ) => {
	const client = await addClient();
	await page.goto( LOGIN );
	const posts: string[] = [];
	const pressedAgain = page.waitForEvent(
		'console',
		( message ) => message.text() === 'pressed again'
	);
	await page.route( `**${ LOGIN }`, async ( route ) => {
		posts.push( route.request().method() );
		await pressedAgain;
		await route.continue();
	} );
	await page.getByLabel( 'Email' ).fill( client.email );
	await page.locator( '[name=pwd]' ).fill( client.password );
	const words = await page.locator( '#atoll-log-in' ).evaluate( ( form: HTMLFormElement ) => {
		const press = () => form.querySelector< HTMLElement >( '[type=submit]' )!.click();
		press();
		setTimeout( () => {
			press();
			console.log( 'pressed again' );
		}, 300 );
		return form.querySelector( '[aria-live]' )!.textContent;
	} );
	expect( words ).toBe( 'Sending…' );
	await expect( page ).toHaveURL( /\/portal\/$/ );
	expect( posts ).toEqual( [ 'POST' ] );
} );

test( 'who belongs inside gets to what they asked for, and a wrong password is told plainly', async ( {
	page,
} ) => {
	const client = await addClient();
	await page.goto( '/portal/profile/' );
	await expect( page ).toHaveURL( /\/portal\/login\/\?portalRedirect=/ );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /#main$/ );
	await logIn( page, client.email, 'something else' );
	await expect( page ).toHaveTitle( /^Error – Log in/ );
	await expect( page.getByRole( 'alert' ) ).toBeFocused();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'do not match' );
	await expect( page.getByLabel( 'Email' ) ).toHaveValue( client.email );
	await expect( page.locator( '[name=pwd]' ) ).toHaveValue( '' );
	expect( await violationsOf( page ) ).toEqual( [] );
	await logIn( page, client.email, client.password );
	await expect( page ).toHaveURL( /\/portal\/profile\/$/ );
	await page.goto( LOGIN );
	await expect( page ).toHaveURL( /\/portal\/$/ );
} );

test( 'a forgotten password, and an invitation, whose keys leave the address bar', async ( {
	page,
	marker,
} ) => {
	await choose( page, { mail: mailbox.port } );
	await getNewPassword( page, await addClient() );
	await page.context().clearCookies();
	await page.goto( `${ LOGIN }?invitation=${ await invite( `${ marker }@example.com` ) }` );
	await expect( page ).toHaveURL( new RegExp( `${ LOGIN }$` ) );
	const password = page.getByLabel( 'New password' );
	await password.fill( NEW );
	await page.getByRole( 'button', { name: 'Show password New password', exact: true } ).click();
	await expect( password ).toHaveAttribute( 'type', 'text' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all of it works', async ( { page, marker } ) => {
		test.slow();
		const client = await addClient();
		await choose( page, { mail: mailbox.port } );
		await getNewPassword( page, client );
		await page.context().clearCookies();
		await page.goto( LOGIN );
		await logIn( page, client.email, NEW );
		await expect( page ).toHaveURL( /\/portal\/$/ );
		await page.context().clearCookies();
		await accept( page, `${ marker }@example.com` );
		await expect( page ).toHaveURL( WELCOMED );
	} );
} );

test( 'an invitation is accepted by a browser that tells a site on plain HTTP nothing but its origin', async ( {
	browser,
	marker,
} ) => {
	const proxy = await startPlainHttpProxy();
	const context = await browser.newContext( { proxy: { server: proxy.address } } );
	const page = await context.newPage();
	await accept( page, `${ marker }@example.com` );
	await expect( page ).toHaveURL( WELCOMED );
	await context.close();
	proxy.stop();
} );

test( 'every view is accessible and whole at 320 px, by day and by night', async ( {
	page,
	marker,
} ) => {
	test.slow();
	await page.setViewportSize( { width: 320, height: 640 } );
	const token = await invite( `${ marker }@example.com` );
	// Those without a key are tested every day in portal-quality.spec.ts.
	await page.goto( `${ LOGIN }?invitation=${ token }` );
	expect( await violationsOf( page, { within: '.atoll-login' } ) ).toEqual( [] );
	await page.emulateMedia( { colorScheme: 'dark' } );
	for ( const query of [ `?invitation=${ token }`, '', '?forgotten=1', '?invitation=none' ] ) {
		await page.goto( LOGIN + query );
		const rules = [ 'color-contrast' ];
		expect( await violationsOf( page, { within: '.atoll-login', rules } ) ).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	}
} );
