import type { Page } from '@playwright/test';
import { CuttingProxy } from '../support/browser/cutting-proxy';
import { hashOf, pdf } from '../support/forms/uploads';
import { call } from '../support/site/api';
import { addClient, asClient, endSessions, logInAs } from '../support/site/clients';
import { askForPayslips, stateOf } from '../support/site/document-requests';
import {
	logIn,
	loginDialog,
	logOut,
	openGuarded,
	PRIVATE,
	untilGuarded,
} from '../support/site/guarded';
import { expect, test } from '../support/test';

const PAYSLIPS = [
	{ name: 'june.pdf', mimeType: 'application/pdf', buffer: pdf( 4_000 ) },
	{ name: 'july.pdf', mimeType: 'application/pdf', buffer: pdf( 8_000 ) },
];

let form: number;

test.beforeAll( async () => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Refinance',
		fields: [ { id: 1, type: 'text', label: 'Your name', isRequired: true } ],
	} );
	form = Number( id );
} );

const NOTHING = [ 'open', [] ];

const addressOf = ( application: number ) => `/portal/application/?entry=${ application }`;

const files = ( page: Page ) => page.getByLabel( 'Files of “Two recent payslips”' );

const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } ).click();

const chosenIn = ( page: Page ): Promise< string[] > =>
	files( page ).evaluate( ( input: HTMLInputElement ) =>
		[ ...input.files! ].map( ( { name } ) => name )
	);

/** Counts how often the page is posted from now on. */
const countPosts = ( page: Page ) => {
	let count = 0;
	page.on( 'request', ( request ) => {
		const isPage = new URL( request.url() ).pathname === '/portal/application/';
		count += Number( request.method() === 'POST' && isPage );
	} );
	return () => count;
};

/** Opens a client's page with payslips chosen but not sent. */
const choosing = async ( page: Page ) => {
	const client = await asClient( page );
	const application = await askForPayslips( form, client );
	await openGuarded( page, addressOf( application ) );
	await files( page ).setInputFiles( PAYSLIPS );
	return { client, application, posts: countPosts( page ) };
};

test( 'documents that are sent after the login has ended arrive after the next one, whole and once', async ( {
	page,
} ) => {
	const { client, application, posts } = await choosing( page );
	await endSessions( client.email );

	await test.step( 'whoever does not log in keeps what they chose', async () => {
		await send( page );
		await loginDialog( page ).getByRole( 'button', { name: 'Not now' } ).click();
		expect( await chosenIn( page ) ).toEqual( [ 'june.pdf', 'july.pdf' ] );
		expect( posts() ).toBe( 0 );
	} );

	await test.step( 'whoever does need not choose anew', async () => {
		await send( page );
		await logIn( page, client );
		await expect( page.getByRole( 'status' ).first() ).toContainText(
			'your documents have arrived'
		);
		expect( posts() ).toBe( 1 );
		expect( await stateOf( application ) ).toEqual( [
			'received',
			[ 'june.pdf', 'july.pdf' ],
		] );
	} );

	for ( const { name, buffer } of PAYSLIPS ) {
		const link = await page.getByRole( 'link', { name } ).getAttribute( 'href' );
		const file = await page.request.get( link! );
		expect( hashOf( await file.body() ) ).toBe( hashOf( buffer ) );
	}

	await page.getByText( 'Send more of “Two recent payslips”' ).click();
	await files( page ).setInputFiles( { ...PAYSLIPS[ 0 ]!, name: 'may.pdf' } );
	await send( page );
	await expect( page.getByRole( 'link', { name: 'may.pdf' } ) ).toBeVisible();
} );

test( 'a tab that logs out takes the other along, whose documents are still asked for', async ( {
	page,
	context,
} ) => {
	const { client, application, posts } = await choosing( page );
	const other = await context.newPage();
	await openGuarded( other, PRIVATE );
	await logOut( other );
	await expect( page ).toHaveURL( /portal\/login\// );
	expect( posts() ).toBe( 0 );
	await page.getByLabel( 'Email' ).fill( client.email );
	await page.getByLabel( 'Password', { exact: true } ).fill( client.password );
	await page.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( page ).toHaveURL( new RegExp( `entry=${ application }` ) );
	await untilGuarded( page );
	await files( page ).setInputFiles( PAYSLIPS );
	await send( page );
	await expect( page.getByRole( 'status' ).first() ).toContainText( 'have arrived' );
	expect( await stateOf( application ) ).toEqual( [ 'received', [ 'june.pdf', 'july.pdf' ] ] );
} );

test( 'nothing that one person chose is sent for another who logs in meanwhile', async ( {
	page,
} ) => {
	const { application, posts } = await choosing( page );
	const other = await addClient();
	const ofOther = await askForPayslips( form, other );
	await logInAs( page, other.id );
	await send( page );
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Someone else is logged in now'
	);
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( page.locator( 'main' ) ).not.toContainText( 'payslips' );
	expect( posts() ).toBe( 0 );
	expect( [ await stateOf( application ), await stateOf( ofOther ) ] ).toEqual( [
		NOTHING,
		NOTHING,
	] );
} );

test( 'a line that is cut half way keeps what was chosen, and the next press sends it once', async ( {
	browser,
} ) => {
	let isCutting = true;
	const proxy = await CuttingProxy.start(
		() => ( isCutting ? 0.5 : undefined ),
		'/application/'
	);
	const context = await browser.newContext( {
		// Chromium does not use proxies for loopback by default.
		proxy: { server: proxy.address, bypass: '<-loopback>' },
	} );
	const page = await context.newPage();
	const { application } = await choosing( page );
	await send( page );
	await expect( page.getByText( 'your files may not have arrived' ) ).toBeVisible();
	expect( proxy.cuts ).toBeGreaterThan( 0 );
	expect( await chosenIn( page ) ).toEqual( [ 'june.pdf', 'july.pdf' ] );
	expect( await stateOf( application ) ).toEqual( NOTHING );
	isCutting = false;
	await send( page );
	await expect( page.getByRole( 'status' ).first() ).toContainText( 'have arrived' );
	expect( await stateOf( application ) ).toEqual( [ 'received', [ 'june.pdf', 'july.pdf' ] ] );
	await context.close();
	proxy.stop();
} );

test( 'a refused file is told in place, with the focus there, and another can be sent', async ( {
	page,
} ) => {
	const { application } = await choosing( page );
	await files( page ).setInputFiles( {
		name: 'notes.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from( 'no PDF' ),
	} );
	await send( page );
	const summary = page.locator( '.atoll-summary' );
	await expect( summary ).toContainText( 'notes.pdf' );
	await expect( summary ).toBeFocused();
	await expect( page ).toHaveTitle( /^Error/ );
	await files( page ).setInputFiles( PAYSLIPS );
	await send( page );
	await expect( page.getByRole( 'status' ).first() ).toContainText( 'have arrived' );
	expect( await stateOf( application ) ).toEqual( [ 'received', [ 'june.pdf', 'july.pdf' ] ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'whose login has ended is told that nothing was sent, and led back to send it', async ( {
		page,
	} ) => {
		const client = await asClient( page );
		const application = await askForPayslips( form, client );
		await page.goto( addressOf( application ) );
		await files( page ).setInputFiles( PAYSLIPS );
		await endSessions( client.email );
		await send( page );
		await expect( page.getByRole( 'status' ) ).toContainText( 'nothing was sent or changed' );
		expect( await stateOf( application ) ).toEqual( NOTHING );
		await page.getByLabel( 'Email' ).fill( client.email );
		await page.getByLabel( 'Password', { exact: true } ).fill( client.password );
		await page.getByRole( 'button', { name: 'Log in' } ).click();
		await files( page ).setInputFiles( PAYSLIPS );
		await send( page );
		await expect( page.getByRole( 'status' ) ).toContainText( 'have arrived' );
		expect( await stateOf( application ) ).toEqual( [
			'received',
			[ 'june.pdf', 'july.pdf' ],
		] );
	} );

	test( 'what one person chose is refused for another, whatever their page shows', async ( {
		page,
	} ) => {
		const client = await asClient( page );
		const application = await askForPayslips( form, client );
		await page.goto( addressOf( application ) );
		await files( page ).setInputFiles( PAYSLIPS );
		const other = await addClient();
		await logInAs( page, other.id );
		await send( page );
		await expect( page.locator( 'main' ) ).not.toContainText( 'payslips' );
		expect( await stateOf( application ) ).toEqual( NOTHING );
	} );
} );
