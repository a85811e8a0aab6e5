import { call, entriesWith } from './support/api';
import { asAdministrator } from './support/editor';
import { CONFIRMATION, validAnswers } from './support/enquiry';
import { expect, test } from './support/test';
import { pdf, withUploadPage } from './support/uploads';

const openUploads = withUploadPage();

const SCREENS = [
	'edit.php?post_type=atoll_form',
	'edit.php?post_type=atoll_notification',
	'admin.php?page=atoll-entries',
	'admin.php?page=atoll-import',
	'admin.php?page=atoll-settings',
	'admin.php?page=atoll-access-log',
	'admin.php?page=atoll-set-up',
];

test( 'no screen is wider than a telephone', async ( { page } ) => {
	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	for ( const screen of SCREENS ) {
		await test.step( screen, async () => {
			await page.goto( `wp-admin/${ screen }` );
			expect
				.soft( await page.evaluate( () => document.documentElement.scrollWidth ) )
				.toBeLessThanOrEqual( 320 );
		} );
	}
} );

test( 'nothing of an entry is cut off on a telephone', async ( { page, form, marker } ) => {
	await form.openLive();
	await form.fill( validAnswers( marker ) );
	await form.submit.click();
	await expect( form.confirmation ).toContainText( CONFIRMATION );

	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( 'wp-admin/admin.php?page=atoll-entries' );
	const received = page.locator( '.atoll-entries time' ).first();
	await expect( received ).toBeVisible();
	expect(
		await received.evaluate( ( time ) => {
			const { right } = time.parentElement!.getBoundingClientRect();
			return time.getBoundingClientRect().right - right;
		} )
	).toBeLessThanOrEqual( 0 );
} );

test( 'long words of an entry widen nothing on a telephone, and notes have room', async ( {
	page,
	marker,
} ) => {
	const form = await openUploads( page );
	await form.choose( form.one, [ `${ 'Kontoauszugsübersicht'.repeat( 4 ) }.pdf`, pdf() ] );
	await expect( form.root.locator( '.atoll-upload.is-done' ) ).toHaveCount( 1 );
	await form.send( `${ 'Wolfeschlegelsteinhausenbergerdorff'.repeat( 2 ) }${ marker }` );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	await call( `gf/v2/entries/${ entry!.id }/notes`, 'POST', { value: 'Call back in May.' } );

	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ entry!.id }` );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
	const note = page.getByRole( 'cell', { name: 'Call back in May.' } );
	expect( await note.evaluate( ( cell ) => cell.clientWidth / innerWidth ) ).toBeGreaterThan(
		0.8
	);
} );

test( 'long words of a form widen neither its import nor its export on a telephone', async ( {
	page,
	marker,
} ) => {
	const word = `${ 'Wolfeschlegelsteinhausenbergerdorff'.repeat( 3 ) }${ marker }`;
	const list = { id: 1, type: 'select', label: word, choices: [] };
	const form = { title: word, fields: [ list, { id: 2, type: word, label: word } ] };
	const width = () => page.evaluate( () => document.documentElement.scrollWidth );
	await asAdministrator( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( 'wp-admin/admin.php?page=atoll-import' );
	await page.getByLabel( 'File with forms (JSON)' ).setInputFiles( {
		name: 'forms.json',
		mimeType: 'application/json',
		buffer: Buffer.from( JSON.stringify( [ form ] ) ),
	} );
	await page.getByRole( 'button', { name: 'Look at this file' } ).click();
	await expect( page.getByRole( 'heading', { name: 'What is in this file' } ) ).toBeFocused();
	await page.getByText( 'Kept with the form, not shown' ).click();
	expect( await width() ).toBe( 320 );
	const box = page.getByRole( 'checkbox', { name: word } );
	await page.getByRole( 'checkbox', { name: 'Select all forms' } ).uncheck();
	await expect( box ).not.toBeChecked();
	await page.getByRole( 'checkbox', { name: 'Select all forms' } ).check();
	await expect( box ).toBeChecked();
	await page.getByRole( 'button', { name: 'Import the chosen forms' } ).click();
	await expect( page.getByRole( 'status' ) ).toBeFocused();
	await page.getByText( 'Kept with the form, not shown' ).click();
	expect( await width() ).toBe( 320 );
	await page.goto( 'wp-admin/admin.php?page=atoll-import&tab=export' );
	await expect( page.getByLabel( word ) ).toBeVisible();
	expect( await width() ).toBe( 320 );
} );

test( 'on a tablet, and with large letters, the list of forms leaves room for their titles', async ( {
	page,
} ) => {
	await asAdministrator( page );
	const title = page.locator( 'tbody .column-title' ).first();
	const widthInLetters = () =>
		title.evaluate(
			( cell ) => cell.clientWidth / parseFloat( getComputedStyle( cell ).fontSize )
		);

	await page.setViewportSize( { width: 800, height: 1100 } );
	await page.goto( 'wp-admin/edit.php?post_type=atoll_form' );
	expect( await widthInLetters() ).toBeGreaterThan( 10 );

	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.addStyleTag( {
		content: '.wp-list-table :is(th, td) { font-size: 200% !important }',
	} );
	expect( await widthInLetters() ).toBeGreaterThan( 9 );
} );

test( 'the number of a form’s entries is large enough to be pressed', async ( { page } ) => {
	await asAdministrator( page );
	await page.goto( 'wp-admin/edit.php?post_type=atoll_form' );
	const { width, height } = ( await page
		.locator( 'tbody .column-atoll_entries a' )
		.first()
		.boundingBox() )!;
	expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 24 );
} );
