import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { asClient, type Client } from '../support/site/clients';

test.use( { javaScriptEnabled: false } );

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an authenticator app shows for a key, some half minutes from now. */
const codeOf = ( key: string, later = 0 ) => {
	const bits = [ ...key.replace( /\s/g, '' ) ]
		.map( ( letter ) => LETTERS.indexOf( letter ).toString( 2 ).padStart( 5, '0' ) )
		.join( '' );
	const seed = Buffer.from( bits.match( /.{8}/g )!.map( ( byte ) => parseInt( byte, 2 ) ) );
	const step = Buffer.alloc( 8 );
	step.writeBigUInt64BE( BigInt( Math.floor( Date.now() / 30_000 ) + later ) );
	const hash = createHmac( 'sha1', seed ).update( step ).digest();
	const number = hash.readUInt32BE( hash[ 19 ]! % 16 ) % 2 ** 31;
	return String( number % 1_000_000 ).padStart( 6, '0' );
};

const logIn = async ( page: Page, { email, password }: Client ) => {
	await page.getByLabel( 'Email' ).fill( email );
	await page.locator( '[name=pwd]' ).fill( password );
	await page.getByRole( 'button', { name: 'Log in', exact: true } ).click();
};

/** Checks that nothing is cut off, also at twice the text size. */
const isWhole = ( page: Page ) =>
	page.evaluate( () => {
		const root = document.documentElement;
		return [ '200%', '' ].every( ( fontSize ) => {
			root.style.fontSize = fontSize;
			return root.scrollWidth <= window.innerWidth;
		} );
	} );

test( 'a client switches two-step login on, and logs in with a code, without JavaScript and at 320 px', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	const client = await asClient( page );
	await page.goto( '/portal/profile/' );
	await page.getByText( 'Switch on two-step login' ).click();
	const begin = page.locator( '#atoll-set-up-two-step' );
	await begin.getByLabel( 'Your password' ).fill( client.password );
	await begin.getByRole( 'button', { name: 'Continue' } ).click();
	const key = await page.locator( '.atoll-profile__key' ).innerText();
	await expect( page ).toHaveTitle( /^Set up your authenticator app – Your details/ );
	expect( await isWhole( page ) ).toBe( true );
	await page.getByLabel( 'Code', { exact: true } ).fill( '000000' );
	await page.getByRole( 'button', { name: 'Switch on' } ).click();
	await expect( page ).toHaveTitle( /^Error – Set up your authenticator app – Your details/ );
	await expect(
		page.getByRole( 'heading', { name: 'Please check your answers', level: 3 } )
	).toBeVisible();
	await page.getByLabel( 'Code', { exact: true } ).fill( codeOf( key ) );
	await page.getByRole( 'button', { name: 'Switch on' } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( 'Two-step login is on' );
	await expect( page ).toHaveTitle( /^Keep your recovery codes – Your details/ );
	const codes = await page.locator( '.atoll-profile__codes code' ).allInnerTexts();
	expect( codes ).toHaveLength( 10 );
	expect( await isWhole( page ) ).toBe( true );

	await page.context().clearCookies();
	await page.goto( '/portal/profile/' );
	await logIn( page, client );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Enter your code' );
	expect( await isWhole( page ) ).toBe( true );
	await page.getByLabel( 'Code', { exact: true } ).fill( '000000' );
	await page.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'is not right' );
	await page.getByLabel( 'Code', { exact: true } ).fill( codeOf( key, 1 ) );
	await page.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( page ).toHaveURL( /\/portal\/profile\/$/ );

	await page.context().clearCookies();
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( client.email );
	await page.locator( '#user_pass' ).fill( client.password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.getByRole( 'link', { name: 'Use a recovery code' } ).click();
	await page.getByLabel( 'Recovery code' ).fill( codes[ 0 ]! );
	await page.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( page ).toHaveURL( /\/portal\/$/ );
} );

test.describe( 'with JavaScript', () => {
	test.use( { javaScriptEnabled: true } );

	test( 'the key, the recovery codes and the step are accessible', async ( { page } ) => {
		const client = await asClient( page );
		await page.goto( '/portal/profile/' );
		await page.getByText( 'Switch on two-step login' ).click();
		const begin = page.locator( '#atoll-set-up-two-step' );
		await begin.getByLabel( 'Your password' ).fill( client.password );
		await begin.getByRole( 'button', { name: 'Continue' } ).click();
		const key = await page.locator( '.atoll-profile__key' ).innerText();
		await expect( page.getByText( 'add this site, and type this key' ) ).toBeFocused();
		await expect( page.locator( '.atoll-profile__key' ) ).toBeInViewport();
		await expect( page.getByRole( 'img', { name: 'QR code of the key' } ) ).toBeVisible();
		expect( await violationsOf( page ) ).toEqual( [] );
		await page.getByLabel( 'Code', { exact: true } ).fill( codeOf( key ) );
		await page.getByRole( 'button', { name: 'Switch on' } ).click();
		await expect( page.getByRole( 'status' ).first() ).toBeFocused();
		expect( await violationsOf( page ) ).toEqual( [] );
		await page.context().clearCookies();
		await page.goto( '/portal/login/' );
		await logIn( page, client );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Enter your code' );
		expect( await violationsOf( page ) ).toEqual( [] );
	} );

	test( 'wp-admin shows its people the same, and their password if they want', async ( {
		page,
	} ) => {
		await asAdministrator( page );
		await page.goto( '/wp-admin/users.php?page=atoll-two-step' );
		await page.getByText( 'Switch on two-step login' ).click();
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page ).toHaveTitle( /^Error – Two-step login/ );
		await expect(
			page.getByRole( 'heading', { name: 'Please check your answers', level: 2 } )
		).toBeVisible();
		await page.getByLabel( 'Your password' ).fill( 'password' );
		await page.getByRole( 'button', { name: 'Show password' } ).click();
		await expect( page.getByLabel( 'Your password' ) ).toHaveAttribute( 'type', 'text' );
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByRole( 'img', { name: 'QR code of the key' } ) ).toBeVisible();
		await expect( page ).toHaveTitle( /^Set up your authenticator app – Two-step login/ );
	} );
} );
