import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addPage, asEditor, nameOfForm, published, removeMade } from '../support/forms/built-form';
import { newMarker } from '../support/forms/enquiry';
import { FormOnPage } from '../support/forms/form';
import { pdf } from '../support/forms/uploads';
import { canvas, openEditor } from '../support/screens/editor';
import { wakeLink } from '../support/screens/modal';
import { startMailbox, type Mailbox } from '../support/site/mailbox';
import { choose } from '../support/site/stand-in';

let mailbox: Mailbox;

test.beforeAll( async () => {
	mailbox = await startMailbox();
} );

test.beforeEach( ( { page } ) => asEditor( page ) );

test.afterAll( async () => {
	await mailbox.stop();
	await removeMade();
} );

/** Returns the label of a question on the canvas, where it can be edited. */
const question = ( page: Page, words: string ) =>
	canvas( page ).getByRole( 'textbox', { name: 'Question' } ).filter( { hasText: words } );

const visitor = async ( browser: Browser ): Promise< Page > => {
	const page = await browser.newPage();
	await choose( page, { mail: mailbox.port } );
	return page;
};

/** Fills in the five pages of the loan application as a person who refinances, and submits it. */
async function apply( page: Page, name: string ): Promise< void > {
	const form = new FormOnPage( page );
	const turnTo = async ( first: string ) => {
		await form.next.click();
		await expect( form.input( first ) ).toBeVisible();
	};
	await expect( form.input( 'input_5' ) ).toBeHidden();
	await form.root.getByText( 'Refinancing a loan I have' ).click();
	await form.fill( { input_2: '800000', input_3: '150000', input_5: 'Harbour Bank' } );
	await expect( form.input( 'input_4' ) ).toHaveValue( '$650,000' );
	await turnTo( 'input_9' );
	await form.fill( {
		input_7_3: name,
		input_7_6: 'Reef',
		'input_8[]': [ '4', '5', '1980' ],
		input_9: `${ name.toLowerCase() }@example.com`,
		input_10: '0412 345 678',
		input_11_1: '1 Beach Road',
		input_11_3: 'Manly',
		input_11_4: 'New South Wales',
		input_11_5: '2095',
	} );
	await turnTo( 'input_12' );
	await form.fill( { input_12: 'Employed', input_13: 'Harbour Ferries', input_15: '120000' } );
	await turnTo( 'input_19' );
	await form
		.file( 17 )
		.setInputFiles( { name: 'payslip.pdf', mimeType: 'application/pdf', buffer: pdf() } );
	await expect(
		form.root.getByRole( 'status' ).filter( { hasText: 'payslip.pdf has been uploaded.' } )
	).toBeAttached();
	await form.next.click();
	// At its start, since the link to the policy is further on.
	await form.root
		.getByText( 'I agree that you keep these details' )
		.click( { position: { x: 8, y: 8 } } );
	await form.root.getByText( 'What I have written is true' ).click();
	await form.submit.click();
	await expect( page.getByText( 'Your application has arrived' ).first() ).toBeVisible();
	// The form returns to its first page in the history, which would cancel a navigation that starts meanwhile.
	await page.waitForFunction( () =>
		Object.entries< unknown[] >( history.state ?? {} ).every(
			( [ key, pages ] ) => ! key.endsWith( '-pages' ) || pages.length === 1
		)
	);
}

test( 'by mouse: from the loan application to a page, a modal, the mail and the spreadsheet', async ( {
	page,
	browser,
} ) => {
	const marker = newMarker();
	const name = `Loan ${ marker }`;
	const broker = `${ marker }@example.com`.toLowerCase();

	await test.step( 'begins with what it comes nearest to, and changes it', async () => {
		await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_form' );
		await page.getByRole( 'option', { name: 'Loan application' } ).click();
		await nameOfForm( page ).fill( name );
		await question( page, 'Your current lender' ).fill( 'Your lender today' );
	} );

	await test.step( 'has a broker told of everybody who refinances', async () => {
		await page.getByRole( 'tab', { name: 'Form', exact: true } ).click();
		await page.getByRole( 'button', { name: 'Notifications', exact: true } ).click();
		await page.getByRole( 'button', { name: 'Add a notification' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Notification' } );
		await dialog.getByRole( 'textbox', { name: 'Addresses' } ).fill( broker );
		const subject = dialog.getByRole( 'textbox', { name: 'Subject' } );
		await subject.fill( 'To refinance: ' );
		await dialog.getByRole( 'button', { name: 'Insert an answer or detail' } ).nth( 1 ).click();
		await page.getByRole( 'menuitem', { name: /Your name – First name/ } ).click();
		await expect( subject ).toHaveValue( 'To refinance: {Your name (First name):7.3}' );
		await dialog.getByRole( 'button', { name: 'Add a condition' } ).click();
		await dialog
			.getByRole( 'combobox', { name: 'Question' } )
			.selectOption( 'What the loan is for (1)' );
		await dialog
			.getByRole( 'combobox', { name: 'Value' } )
			.selectOption( 'Refinancing a loan I have' );
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
	} );

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const number = await published( page, name );
	const end = panel.getByRole( 'textbox', { name: 'End of a link' } );
	await expect( end ).toHaveValue( `#atoll-form-${ number }` );
	const path = await addPage( name, `<!-- wp:atoll/form {"formId":${ number }} /-->` );
	const link = `<p><a href="${ path }${ await end.inputValue() }">Apply now</a></p>`;
	const linked = await addPage( `Link to ${ name }`, link );
	// An editor with an open toolbar repaints sixty times a second.
	await page.goto( 'about:blank' );

	await test.step( 'takes answers on a page and above another one', async () => {
		const person = await visitor( browser );
		await person.goto( path );
		await apply( person, 'Ada' );
		await person.goto( linked );
		const applyLink = person.locator( 'a', { hasText: 'Apply now' } ); // It becomes a button once its script runs.
		await wakeLink( applyLink );
		await applyLink.click();
		await expect(
			person.getByRole( 'dialog' ).getByText( 'Your lender today' )
		).toBeAttached();
		await apply( person, 'Ben' );
		await person.close();
	} );

	await test.step( 'mails what was answered', async () => {
		const mail = await mailbox.read( broker, /To refinance: Ada/ );
		expect( mail ).toContain( 'Harbour Bank' );
		expect( mail ).toContain( 'payslip.pdf' );
		await mailbox.read( broker, /To refinance: Ben/ );
	} );

	await test.step( 'has entries that are found, filtered and exported', async () => {
		await page.goto( 'wp-admin/' );
		await page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Atoll' } )
			.click();
		await page
			.getByRole( 'row' )
			.filter( { hasText: name } )
			.getByRole( 'link', { name: '2', exact: true } )
			.click();
		await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
		await page.getByRole( 'searchbox' ).fill( 'Ben' );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Export', exact: true } ).click();
		const waiting = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Download' } ).click();
		const [ head = '', ...rows ] = ( await readFile( await ( await waiting ).path(), 'utf8' ) )
			.trimEnd()
			.split( '\r\n' );
		expect( head ).toContain( '"Your lender today"' );
		expect( rows ).toHaveLength( 1 );
		expect( rows[ 0 ] ).toContain( '"Harbour Bank"' );
	} );
} );
