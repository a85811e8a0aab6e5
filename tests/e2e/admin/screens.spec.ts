import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { pdf } from '../support/forms/uploads';
import { asAdministrator } from '../support/screens/editor';
import { call, entriesWith } from '../support/site/api';
import { sendEnquiry } from '../support/site/fixtures';

/** Screens that the server prints; the import screen is below. */
const PRINTED = [
	'edit.php?post_type=atoll_form',
	'edit.php?post_type=atoll_notification',
	'admin.php?page=atoll-access-log',
	'admin.php?page=atoll-set-up',
];

/** Screens that scripts draw, with the entries last, since the test continues there. */
const DRAWN = [ 'admin.php?page=atoll-settings', 'admin.php?page=atoll-entries' ];

const widthOf = ( page: Page ) => page.evaluate( () => document.documentElement.scrollWidth );

/** Opens screens on a telephone, none of which may be wider. */
const expectToFit = async ( page: Page, screens: string[] ) => {
	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	for ( const screen of screens ) {
		await test.step( screen, async () => {
			await page.goto( `wp-admin/${ screen }` );
			expect.soft( await widthOf( page ) ).toBeLessThanOrEqual( 320 );
		} );
	}
};

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'no screen that the server prints is wider than a telephone', async ( { page } ) => {
		await expectToFit( page, PRINTED );
	} );
} );

test( 'no screen is wider than a telephone, and nothing of an entry is cut off', async ( {
	page,
	marker,
} ) => {
	await sendEnquiry( marker );
	await expectToFit( page, DRAWN );

	const received = page.locator( '.atoll-entries time' ).first();
	await expect( received ).toBeVisible();
	expect( await widthOf( page ) ).toBeLessThanOrEqual( 320 );
	expect(
		await received.evaluate( ( time ) => {
			const { right } = time.parentElement!.getBoundingClientRect();
			return time.getBoundingClientRect().right - right;
		} )
	).toBeLessThanOrEqual( 0 );
} );

/** Adds an entry with long words, a long file name and a note; returns its id. */
const addLongWords = async ( marker: string ): Promise< unknown > => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Documents',
		fields: [
			{ id: 1, type: 'text', label: 'Your name' },
			{ id: 6, type: 'fileupload', label: 'Latest payslip', allowedExtensions: 'pdf' },
		],
	} );
	const body = new FormData();
	body.append( 'input_1', `${ 'Wolfeschlegelsteinhausenbergerdorff'.repeat( 2 ) }${ marker }` );
	body.append(
		'input_6',
		new Blob( [ Uint8Array.from( pdf() ) ], { type: 'application/pdf' } ),
		`${ 'Kontoauszugsübersicht'.repeat( 4 ) }.pdf`
	);
	const path = `wp-json/gf/v2/forms/${ id }/submissions`;
	await fetch( new URL( path, process.env.ATOLL_URL ), { method: 'POST', body } );
	const [ entry ] = await entriesWith( marker );
	await call( `gf/v2/entries/${ entry!.id }/notes`, 'POST', { value: 'Call back in May.' } );
	return entry!.id;
};

test( 'long words of an entry widen nothing on a telephone, and notes have room', async ( {
	browser,
	marker,
} ) => {
	const page = await browser.newPage( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 700 },
	} );
	await asAdministrator( page );
	await page.goto(
		`wp-admin/admin.php?page=atoll-entries&entry=${ await addLongWords( marker ) }`
	);
	await expect( page.getByRole( 'link', { name: 'Kontoauszugsübersicht' } ) ).toBeVisible();
	expect( await widthOf( page ) ).toBe( 320 );
	const note = page.getByRole( 'cell', { name: 'Call back in May.' } );
	expect( await note.evaluate( ( cell ) => cell.clientWidth / innerWidth ) ).toBeGreaterThan(
		0.8
	);
	await page.close();
} );

test( 'long words of a form widen neither its import nor its export on a telephone', async ( {
	page,
	marker,
} ) => {
	const word = `${ 'Wolfeschlegelsteinhausenbergerdorff'.repeat( 3 ) }${ marker }`;
	const list = { id: 1, type: 'select', label: word, choices: [] };
	const form = { title: word, fields: [ list, { id: 2, type: word, label: word } ] };
	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( 'wp-admin/admin.php?page=atoll-import' );
	expect( await widthOf( page ) ).toBe( 320 );
	await page.getByLabel( 'File with forms (JSON)' ).setInputFiles( {
		name: 'forms.json',
		mimeType: 'application/json',
		buffer: Buffer.from( JSON.stringify( [ form ] ) ),
	} );
	await page.getByRole( 'button', { name: 'Check this file' } ).click();
	await expect( page.getByRole( 'heading', { name: 'What is in this file' } ) ).toBeFocused();
	await page.getByText( 'Kept with the form, not shown' ).click();
	expect( await widthOf( page ) ).toBe( 320 );
	const box = page.getByRole( 'checkbox', { name: word } );
	await page.getByRole( 'checkbox', { name: 'Select all forms' } ).uncheck();
	await expect( box ).not.toBeChecked();
	await page.getByRole( 'checkbox', { name: 'Select all forms' } ).check();
	await expect( box ).toBeChecked();
	await page.getByRole( 'button', { name: 'Import the chosen forms' } ).click();
	await expect( page.getByRole( 'status' ) ).toBeFocused();
	await page.getByText( 'Kept with the form, not shown' ).click();
	expect( await widthOf( page ) ).toBe( 320 );
	await page.goto( 'wp-admin/admin.php?page=atoll-import&tab=export' );
	await expect( page.getByLabel( word ) ).toBeVisible();
	expect( await widthOf( page ) ).toBe( 320 );
} );

test( 'the list of forms leaves room for titles, and its numbers are large enough to be pressed', async ( {
	browser,
} ) => {
	const page = await browser.newPage( { javaScriptEnabled: false } );
	await asAdministrator( page );
	await page.goto( 'wp-admin/edit.php?post_type=atoll_form' );
	const title = page.locator( 'tbody .column-title' ).first();
	const widthInLetters = () =>
		title.evaluate(
			( cell ) => cell.clientWidth / parseFloat( getComputedStyle( cell ).fontSize )
		);

	await test.step( 'the number of a form’s entries', async () => {
		const { width, height } = ( await page
			.locator( 'tbody .column-atoll_entries a' )
			.first()
			.boundingBox() )!;
		expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 24 );
	} );

	await test.step( 'titles on a tablet', async () => {
		await page.setViewportSize( { width: 800, height: 1100 } );
		expect( await widthInLetters() ).toBeGreaterThan( 10 );
	} );

	await test.step( 'titles in large letters', async () => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		await page.evaluate( () => {
			const style = document.createElement( 'style' );
			style.textContent = '.wp-list-table :is(th, td) { font-size: 200% !important }';
			document.head.append( style );
		} );
		expect( await widthInLetters() ).toBeGreaterThan( 9 );
	} );
	await page.close();
} );
