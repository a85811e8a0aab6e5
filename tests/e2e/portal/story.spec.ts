import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { FormOnPage } from '../support/forms/form';
import { pdf } from '../support/forms/uploads';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';
import { endSessions } from '../support/site/clients';
import { startMailbox, type Mailbox } from '../support/site/mailbox';
import { choose } from '../support/site/stand-in';
import { expect, test } from '../support/test';

const PASSWORD = 'teal otter umbrella';
const PDF = { name: 'payslip.pdf', mimeType: 'application/pdf', buffer: pdf() };

let mailbox: Mailbox;
let form: number;
let path: string;

test.beforeAll( async () => {
	mailbox = await startMailbox();
	const added = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Home loan application',
		entrySave: true,
		fields: [
			{ id: 1, type: 'text', label: 'Your name', isRequired: true },
			{ id: 2, type: 'email', label: 'Email', isRequired: true },
			{ id: 3, type: 'page' },
			{ id: 4, type: 'text', label: 'What the loan is for', isRequired: true },
			{
				id: 5,
				type: 'fileupload',
				label: 'Latest payslip',
				isRequired: true,
				allowedExtensions: 'pdf',
			},
		],
	} );
	form = added.id;
	const page = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Apply',
		status: 'publish',
		content: `<!-- wp:atoll/form {"formId":${ form }} /-->`,
	} );
	path = new URL( page.link ).pathname;
} );

test.afterAll( () => mailbox.stop() );

/** Opens a new browser, whose mail arrives in the test's mailbox. */
const open = async ( browser: Browser, options: BrowserContextOptions = {} ): Promise< Page > => {
	const page = await browser.newPage( options );
	await choose( page, { mail: mailbox.port } );
	return page;
};

const linkIn = ( mail: string, fits: RegExp ) => mail.match( fits )![ 0 ];

const openEntry = ( staff: Page, id: number ) =>
	staff.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ id }` );

test( 'from the invitation to the last log out', async ( { browser, marker } ) => {
	const email = `${ marker }@example.com`;
	// Screens with scripts are tested in portal-application-record.spec.ts.
	const staff = await open( browser, { javaScriptEnabled: false } );
	await asAdministrator( staff );
	const client = await open( browser );

	const first = await sendAsVisitor( marker );

	await test.step( 'a broker invites whoever enquired, by mail', async () => {
		await openEntry( staff, first );
		await staff.getByRole( 'button', { name: 'Invite' } ).click();
		await expect( staff.locator( '.notice-success' ) ).toBeVisible();
	} );

	await test.step( 'who sets a password and is in', async () => {
		const mail = await mailbox.read( email, /client portal/ );
		await client.goto( linkIn( mail, /http[^\s"<>]+invitation=[0-9a-f]{64}/ ) );
		const press = () =>
			client.getByRole( 'button', { name: 'Set password and log in' } ).click();
		await client.getByLabel( 'New password' ).fill( PASSWORD );
		// The connection breaks while the page is left, which only the link in the mail could open again.
		await client.route( '**', ( route ) => route.abort( 'connectionreset' ) );
		await press();
		await expect( client.locator( '.atoll-login' ) ).toContainText( 'You seem to be offline.' );
		await client.unroute( '**' );
		await press();
		await expect( client.locator( '.atoll-portal' ) ).toContainText( 'Home loan application' );
	} );

	const application = new FormOnPage( client );
	await test.step( 'starts an application, and the session ends in the middle of it', async () => {
		await client.goto( path );
		await application.wake();
		await application.input( 'input_1' ).fill( marker );
		await application.input( 'input_2' ).fill( email );
		await application.next.click();
		await application.input( 'input_4' ).fill( 'A house by the sea' );
		await endSessions( email );
		await application.file( 5 ).setInputFiles( PDF );
	} );

	await test.step( 'logs in in place, and what was begun goes on', async () => {
		const dialog = client.getByRole( 'dialog', { name: 'You have been logged out' } );
		await dialog.getByLabel( 'Email' ).fill( email );
		await dialog.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
		await dialog.getByRole( 'button', { name: 'Log in' } ).click();
		await expect( dialog ).toBeHidden();
		await expect( application.root ).toContainText( 'payslip.pdf has been uploaded' );
		await application.submit.click();
		await expect( application.confirmation ).toBeVisible();
	} );

	const second = await newestOf( marker );
	expect( second.id ).not.toBe( first );
	expect( second ).toMatchObject( {
		4: 'A house by the sea',
		created_by: expect.stringMatching( /^[1-9]/ ),
	} );

	await test.step( 'the broker asks for a document', async () => {
		await openEntry( staff, Number( second.id ) );
		await staff.getByLabel( 'Ask for' ).fill( 'Council rates notice' );
		await staff.getByRole( 'button', { name: 'Ask for this document' } ).click();
		await expect( staff.locator( '.notice-success' ) ).toBeVisible();
	} );

	await test.step( 'the client sends it', async () => {
		const mail = await mailbox.read( email, /Council rates notice/ );
		await client.goto( linkIn( mail, /http[^\s"<>]+portal\/application\/\?entry=\d+/ ) );
		await client
			.getByLabel( /Council rates notice/ )
			.setInputFiles( { ...PDF, name: 'rates.pdf' } );
		await client.getByRole( 'button', { name: 'Send' } ).click();
		await expect( client.locator( 'main' ) ).toContainText(
			'Thank you, your documents have arrived'
		);
		await expect( client.locator( 'main' ) ).toContainText( 'rates.pdf' );
	} );

	await test.step( 'the broker sees it, and says how things stand', async () => {
		await openEntry( staff, Number( second.id ) );
		await expect( staff.locator( '#wpbody' ) ).toContainText( 'rates.pdf' );
		await staff.getByLabel( 'New status' ).selectOption( { label: 'With the lender' } );
		await staff.getByRole( 'button', { name: 'Set status' } ).click();
		await expect( staff.locator( '.notice-success' ) ).toBeVisible();
		await mailbox.read( email, /With the lender/ );
		await client.goto( 'portal/' );
		await expect( client.locator( 'main' ) ).toContainText( 'With the lender' );
	} );

	await test.step( 'the client takes their data along', async () => {
		await client.goto( 'portal/profile/' );
		const data = client.locator( '#atoll-download-data' );
		await client.locator( 'details', { has: data } ).locator( 'summary' ).click();
		await data.getByLabel( 'Kind of file' ).selectOption( 'json' );
		await data.getByLabel( 'Your password' ).fill( PASSWORD );
		const [ download ] = await Promise.all( [
			client.waitForEvent( 'download' ),
			data.getByRole( 'button', { name: 'Download' } ).click(),
		] );
		expect( download.suggestedFilename() ).toMatch(
			/^banksia-finance-your-data-[\d-]+\.json$/
		);
		await expect( data ).toBeVisible();
		const json = await readFile( ( await download.path() )!, 'utf8' );
		const { parts } = JSON.parse( json );
		expect( parts[ 0 ].records[ 0 ].facts ).toContainEqual( { name: 'Email', value: email } );
		for ( const word of [ 'A house by the sea', 'rates.pdf', 'With the lender', email ] ) {
			expect( json ).toContain( word );
		}
		expect( json ).not.toContain( PASSWORD );
	} );

	await test.step( 'logs out, and Back shows nothing', async () => {
		await client.goto( 'portal/' );
		await client.getByRole( 'button', { name: 'Log out' } ).first().click();
		await client.waitForURL( /\/portal\/login\// );
		await client.goBack();
		await client.waitForURL( /\/portal\/login\// );
		await expect( client.locator( 'main' ) ).not.toContainText( 'Home loan application' );
	} );
} );

/** Sends an enquiry of a person without a login. */
async function sendAsVisitor( marker: string ): Promise< number > {
	const body = new FormData();
	body.set( 'input_1', marker );
	body.set( 'input_2', `${ marker }@example.com` );
	body.set( 'input_4', 'A first question' );
	body.set( 'input_5', new Blob( [ new Uint8Array( pdf() ) ] ), 'first.pdf' );
	body.set( 'gform_unique_id', marker.padEnd( 20, '0' ).slice( 0, 20 ) );
	const url = `${ process.env.ATOLL_URL }wp-json/gf/v2/forms/${ form }/submissions`;
	const answer = await fetch( url, { method: 'POST', body } );
	expect( await answer.json() ).toMatchObject( { is_valid: true } );
	return Number( ( await newestOf( marker ) ).id );
}

async function newestOf( marker: string ): Promise< Record< string, unknown > > {
	const { entries } = await call< { entries: Array< Record< string, unknown > > } >(
		`gf/v2/entries?form_ids[0]=${ form }`
	);
	return entries.filter( ( entry ) => entry[ '1' ] === marker )[ 0 ]!;
}
