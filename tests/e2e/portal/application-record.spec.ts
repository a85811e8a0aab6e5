import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { pdf } from '../support/forms/uploads';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';
import { addClient, logInAs, type Client } from '../support/site/clients';
import { startMailbox, type Mailbox } from '../support/site/mailbox';
import { runPhp } from '../support/site/php';
import { choose } from '../support/site/stand-in';
import { expect, test } from '../support/test';

let mailbox: Mailbox;
let form: number;

test.beforeAll( async () => {
	mailbox = await startMailbox();
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Refinance',
		fields: [ { id: 1, type: 'text', label: 'Your name', isRequired: true } ],
	} );
	form = Number( id );
} );

test.afterAll( () => mailbox.stop() );

/** Adds an application of a client. */
async function applicationOf( { id }: Client, marker: string ): Promise< number > {
	const printed = await runPhp( `
		wp_set_current_user( ${ id } );
		$request = new WP_REST_Request( 'POST', '/gf/v2/forms/${ form }/submissions' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"input_1":"${ marker }"}' );
		rest_do_request( $request );
		global $wpdb;
		echo $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries WHERE created_by = ${ id }" );` );
	return Number( printed );
}

/** Opens a narrow browser, whose mail arrives in the test's mailbox. */
async function open( browser: Browser ): Promise< Page > {
	const context = await browser.newContext( { viewport: { width: 320, height: 900 } } );
	const page = await context.newPage();
	await choose( page, { mail: mailbox.port } );
	return page;
}

test( 'a broker asks for a document, and the client sends it', async ( { browser, marker } ) => {
	const person = await addClient();
	const number = await applicationOf( person, marker );
	const staff = await open( browser );
	const client = await open( browser );
	await asAdministrator( staff );
	await logInAs( client, person.id );
	const screen = `wp-admin/admin.php?page=atoll-entries&entry=${ number }`;
	const title = `Payslips of ${ marker }`;

	await test.step( 'asked for', async () => {
		await staff.goto( screen );
		await staff.getByLabel( 'Ask for' ).fill( title );
		await staff.getByLabel( 'Note for the client' ).fill( 'Both pages, please.' );
		await staff.getByRole( 'button', { name: 'Ask for this document' } ).click();
		await expect( staff.locator( '.notice-success' ) ).toContainText(
			'we are emailing the client'
		);
		expect( await violationsOf( staff, { within: '#wpbody-content' } ) ).toEqual( [] );
	} );

	await test.step( 'mailed, with the way to the page', async () => {
		const mail = await mailbox.read( person.email, new RegExp( title ) );
		expect( mail ).toContain( 'Both pages, please.' );
		await client.goto( mail.match( /http\S+\?entry=\d+/ )![ 0 ] );
		await expect( client.locator( 'main' ) ).toContainText( 'We need 1 document from you' );
		const [ since, note ] = await Promise.all(
			[ 'Asked for on', 'Both pages' ].map( ( words ) =>
				client.locator( 'main' ).getByText( words ).first().boundingBox()
			)
		);
		expect( note!.y - since!.y - since!.height ).toBeGreaterThanOrEqual( 12 ); // A note has space above.
	} );

	const files = client.getByLabel( title );
	await test.step( 'refused in words, with the page still there', async () => {
		await files.setInputFiles( {
			name: 'payslip.jpg',
			mimeType: 'image/jpeg',
			buffer: pdf(),
		} );
		await client.getByRole( 'button', { name: 'Send' } ).click();
		await expect( client.getByRole( 'alert' ) ).toContainText( 'Nothing was sent yet' );
		await expect(
			client.getByRole( 'heading', { name: 'Nothing was sent yet', level: 4 } )
		).toBeVisible();
		expect( await violationsOf( client ) ).toEqual( [] );
		expect( await client.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	} );

	await test.step( 'sent, and seen by the broker', async () => {
		await files.setInputFiles( [
			{ name: 'june.pdf', mimeType: 'application/pdf', buffer: pdf() },
			{ name: 'july.pdf', mimeType: 'application/pdf', buffer: pdf( 60 ) },
		] );
		await client.getByRole( 'button', { name: 'Send' } ).click();
		await expect(
			client.getByRole( 'status' ).and( client.locator( ':focus' ) )
		).toContainText( 'your documents have arrived' );
		await expect( client ).toHaveTitle( /^Your documents have arrived – / );
		await expect( client.locator( 'main' ) ).toContainText( 'july.pdf' );
		await expect( files ).toBeHidden(); // More files can be sent once this is opened.
		await staff.goto( screen );
		await expect( staff.getByRole( 'link', { name: 'june.pdf' } ).first() ).toBeVisible();
		await expect( staff.locator( '#wpbody' ) ).toContainText( 'A document has arrived' );
	} );

	await test.step( 'its status set, told and shown', async () => {
		await staff.getByLabel( 'New status' ).selectOption( { label: 'With the lender' } );
		await staff.getByLabel( 'Message to the client' ).fill( `Good luck, ${ marker }.` );
		await staff.getByRole( 'button', { name: 'Set status' } ).click();
		await expect( staff.locator( '.notice-success' ) ).toBeVisible();
		await mailbox.read( person.email, /With the lender/ );
		await client.reload();
		await expect( client.locator( 'main' ) ).toContainText( 'With the lender' );
		await expect( client.locator( 'main' ) ).toContainText( `Good luck, ${ marker }.` );
		expect( await violationsOf( client ) ).toEqual( [] );
	} );
} );
