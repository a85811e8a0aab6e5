import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { addPage, nameOfForm, published, removeMade } from '../support/forms/built-form';
import { newMarker } from '../support/forms/enquiry';
import { FormOnPage } from '../support/forms/form';
import { asAdministrator, canvas, openEditor } from '../support/screens/editor';
import { answersOf, call, entriesWith } from '../support/site/api';
import { startMailbox, type Mailbox } from '../support/site/mailbox';
import { addPlugin } from '../support/site/other-plugin';
import { choose } from '../support/site/stand-in';

// Kinds of fields that another plugin brings: tests/fixtures/plugins/acme-fields.

test.describe.configure( { mode: 'serial' } );

const ABN = '51 824 753 556';
const WRONG_ABN = 'Please enter your ABN, 11 digits.';
const TOO_LITTLE = 'We can help from a deposit of 5 % on.';

let mailbox: Mailbox;

test.beforeAll( async () => {
	await addPlugin( 'acme-fields' );
	mailbox = await startMailbox();
} );

test.afterAll( async () => {
	await mailbox.stop();
	await removeMade();
} );

/** Returns a form with both kinds, in Gravity Forms' format. */
const form = ( title: string, to: string ) => ( {
	title,
	fields: [
		{ id: 1, type: 'text', label: 'Name', isRequired: true },
		{
			id: 2,
			type: 'text',
			label: 'Your ABN',
			isRequired: true,
			atoll: { kind: 'acme/abn-lookup' },
		},
		{
			id: 3,
			type: 'text',
			label: 'Saved',
			defaultValue: '20',
			atoll: { kind: 'acme/deposit' },
		},
	],
	notifications: {
		a: {
			id: 'a',
			name: 'Office',
			to,
			subject: `New: ${ title }`,
			message: '{all_fields}',
			isActive: true,
		},
	},
	confirmations: {
		b: { id: 'b', name: 'Thanks', isDefault: true, type: 'message', message: 'Thank you.' },
	},
} );

const slide = async ( slider: Locator, value: number ) => {
	await slider.fill( String( value ) );
	await slider.blur();
};

/** Returns the server's messages for answers that no browser has validated. */
const judged = async ( page: Page, number: number, answers: object ) =>
	(
		await page.request.post( `wp-json/gf/v2/forms/${ number }/submissions`, { data: answers } )
	).json();

test( 'a form of them is judged alike on both sides, sent, stored once, mailed and exported', async ( {
	page,
	browser,
} ) => {
	const marker = newMarker();
	const to = `${ marker }@example.com`.toLowerCase();
	const { id } = await call< { id: number | string } >(
		'gf/v2/forms',
		'POST',
		form( marker, to )
	);
	const number = Number( id );
	const path = await addPage( marker, `<!-- wp:atoll/form {"formId":${ number }} /-->` );
	const shown = new FormOnPage( page );
	const slider = shown.input( 'input_3' );

	await test.step( 'shown, with the control that their plugin brings', async () => {
		await choose( page, { mail: mailbox.port } );
		await page.goto( path );
		await expect( shown.root.getByLabel( 'Your ABN' ) ).toHaveAttribute(
			'inputmode',
			'numeric'
		);
		await expect( shown.root.getByRole( 'slider', { name: /Saved/ } ) ).toHaveValue( '20' );
		await shown.wake();
		await expect( shown.root.locator( 'output' ) ).toHaveText( '20 %' );
		await slider.fill( '0' );
		await expect( shown.root.locator( 'output' ) ).toHaveText( '0 %' );
	} );

	await test.step( 'refused in the browser and by the server in the same words', async () => {
		await shown.fill( { input_1: marker, input_2: '51 824' } );
		await slide( slider, 0 );
		await shown.submit.click();
		await expect( shown.error( 2 ) ).toHaveText( WRONG_ABN );
		await expect( shown.error( 3 ) ).toHaveText( TOO_LITTLE );
		const wrong = { input_1: marker, input_2: '51 824', input_3: '0' };
		expect( await judged( page, number, wrong ) ).toMatchObject( {
			is_valid: false,
			validation_messages: { 2: WRONG_ABN, 3: TOO_LITTLE },
		} );
		expect( await entriesWith( marker ) ).toHaveLength( 0 );
	} );

	await test.step( 'sent and stored once', async () => {
		await shown.fill( { input_2: ABN } );
		await slide( slider, 35 );
		await shown.submit.click();
		await expect( shown.confirmation ).toContainText( 'Thank you.' );
		const entries = await entriesWith( marker );
		expect( entries.map( answersOf ) ).toEqual( [ { 1: marker, 2: ABN, 3: '35' } ] );
	} );

	await test.step( 'mailed', async () => {
		const mail = await mailbox.read( to, new RegExp( `New: ${ marker }` ) );
		expect( mail ).toContain( ABN );
		expect( mail ).toContain( 'Saved' );
	} );

	// For screens that the server renders.
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await asAdministrator( plain );

	await test.step( 'seen in the entry and in the spreadsheet', async () => {
		await asAdministrator( page );
		const [ entry ] = await entriesWith( marker );
		await plain.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ entry!.id }` );
		await expect( plain.getByText( ABN ) ).toBeVisible();
		await page.goto( `wp-admin/admin.php?page=atoll-entries&form=${ number }` );
		await page.getByRole( 'button', { name: 'Export', exact: true } ).click();
		const waiting = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Download' } ).click();
		const file = await readFile( await ( await waiting ).path(), 'utf8' );
		expect( file ).toContain( `"${ marker }","${ ABN }","35"` );
	} );

	await test.step( 'exported and imported in Gravity Forms’ JSON', async () => {
		await plain.goto( 'wp-admin/admin.php?page=atoll-import&tab=export' );
		await plain.getByRole( 'checkbox', { name: `${ marker } (form ${ number })` } ).check();
		const waiting = plain.waitForEvent( 'download' );
		await plain.getByRole( 'button', { name: 'Download the file' } ).click();
		const file = await ( await waiting ).path();
		await plain.goto( 'wp-admin/admin.php?page=atoll-import' );
		await plain.getByLabel( 'File with forms (JSON)' ).setInputFiles( {
			name: 'forms.json',
			mimeType: 'application/json',
			buffer: await readFile( file ),
		} );
		await plain.getByRole( 'button', { name: 'Check this file' } ).click();
		await plain.getByRole( 'button', { name: /^Import/ } ).click();
		await expect( plain.getByRole( 'status' ) ).toBeVisible();
		const copies =
			await call< Record< string, { id: number | string; title: string } > >( 'gf/v2/forms' );
		const copy = Object.values( copies ).filter(
			( one ) => one.title.startsWith( marker ) && Number( one.id ) !== number
		);
		expect( copy ).toHaveLength( 1 );
		const { fields } = await call< { fields: { atoll?: { kind?: string } }[] } >(
			`gf/v2/forms/${ copy[ 0 ]!.id }`
		);
		expect( fields.map( ( { atoll } ) => atoll?.kind ) ).toEqual( [
			undefined,
			'acme/abn-lookup',
			'acme/deposit',
		] );
	} );
	await plain.close();
} );

test( 'the form editor offers them, shows their control and keeps what is set', async ( {
	page,
} ) => {
	const name = `Editor ${ newMarker() }`;
	await asAdministrator( page );
	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_form' );
	await nameOfForm( page ).fill( name );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'searchbox' ).fill( 'Deposit' );
	await page.getByRole( 'option', { name: 'Deposit' } ).click();
	await expect( canvas( page ).getByRole( 'slider' ) ).toBeVisible();
	const question = canvas( page ).getByRole( 'textbox', { name: 'Question' } );
	await expect( question ).toHaveText( 'Your deposit' );
	await question.fill( 'Savings' );
	await page.getByRole( 'checkbox', { name: 'Required' } ).check();

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const number = await published( page, name );
	await page.goto( await addPage( name, `<!-- wp:atoll/form {"formId":${ number }} /-->` ) );
	await expect( page.getByRole( 'slider', { name: 'Savings' } ) ).toHaveValue( '20' );
} );
