import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import {
	LARGE,
	UPLOADS,
	failUploads,
	filesOf,
	hashOf,
	linesOf,
	pdf,
	withUploadPage,
} from '../support/forms/uploads';
import { entriesWith } from '../support/site/api';

const open = withUploadPage();

test( 'files arrive as they were, and belong to the entry', async ( { page, marker } ) => {
	const form = await open( page );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await form.choose( form.several, [ 'a.pdf', pdf( 50 ) ], [ 'b.pdf', pdf( 60 ) ] );
	await expect( form.root.locator( '.atoll-upload.is-done' ) ).toHaveCount( 3 );
	await form.send( marker );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( LARGE ) ] );
	expect( await filesOf( entry!, 7 ) ).toEqual( [ pdf( 50 ), pdf( 60 ) ].map( hashOf ) );
} );

test( 'a file that is not taken is told', async ( { page, marker } ) => {
	const form = await open( page );

	await test.step( 'says in the exact words why a file is not taken, and which of too many are left out', async () => {
		await form.choose( form.one, [ 'film.mp4', pdf() ] );
		const field = form.root.locator( '[data-field="6"]' );
		await expect( field ).toContainText(
			'film.mp4 - Your file must be a pdf, jpg, png file format.'
		);
		await form.choose( form.one, [ 'fake.pdf', Buffer.from( 'MZ program' ) ] );
		await expect( form.rows( 6 ) ).toContainText(
			'fake.pdf - The name of this file ends in .pdf, but its content is of another kind.'
		);
		const files = [ 'a', 'b', 'c', 'd', 'e' ].map( ( name ): [ string, Buffer ] => [
			`${ name }.pdf`,
			pdf( 60 ),
		] );
		await form.choose( form.several, ...files );
		await expect( form.rows( 7 ) ).toHaveCount( 3 );
		await expect( form.root.locator( '[data-field="7"]' ) ).toContainText(
			'You can upload up to 3 files here. These were not added: d.pdf, e.pdf.'
		);
		await page.route( UPLOADS, ( route ) => route.fulfill( { json: { status: 'perhaps' } } ) );
		await form.choose( form.one, [ 'odd.pdf', pdf() ] );
		await expect( form.rows( 6 ) ).toContainText( 'Unknown Error: odd.pdf' );
		await expect(
			form.rows( 6 ).getByRole( 'button', { name: 'Try again odd.pdf' } )
		).toBeVisible();
	} );

	await test.step( 'a question that needs a file says on Send what became of the one that was chosen', async () => {
		await form.send( marker );
		await expect( form.error( 6 ) ).toContainText(
			/odd\.pdf has not been uploaded: try again or remove it\.$/
		);
		await form.choose( form.one, [ 'film.mp4', pdf() ] );
		await form.submit.click();
		await expect( form.error( 6 ) ).toContainText(
			/film\.mp4 cannot be uploaded: remove it or choose another file\.$/
		);
		await expect( form.root.locator( '.atoll-summary' ) ).toContainText(
			'Latest payslip – odd.pdf has not been uploaded'
		);
		await form.rows( 6 ).getByRole( 'button', { name: 'Remove odd.pdf' } ).click();
		await expect( form.error( 6 ) ).toContainText( 'Please upload a file.' );
	} );

	await test.step( 'a question for one file shows one, and goes on without a refused one only once that was said', async () => {
		await page.unroute( UPLOADS );
		await form.choose( form.one, [ 'fake.pdf', Buffer.from( 'MZ program' ) ] );
		await expect( form.rows( 6 ) ).toHaveClass( /is-refused/ );
		await form.choose( form.one, [ 'old.pdf', pdf() ] );
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
		await form.choose( form.one, [ 'new.pdf', pdf( 50 ) ] );
		await expect( form.rows( 6 ) ).toContainText( 'new.pdf' );
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
		await form.choose( form.one, [ 'shell.php', pdf() ] );
		await expect( form.rows( 6 ) ).toHaveCount( 1 );
		await expect( form.rows( 6 ) ).toContainText( 'new.pdf' );
		await expect( form.one ).toHaveAccessibleDescription(
			/shell\.php - Your file must be a pdf, jpg, png file format\./
		);
		await form.send( marker );
		await expect( form.error( 6 ) ).toContainText( 'shell.php cannot be uploaded' );
		await expect( form.one ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( form.one ).toBeFocused();
		await form.submit.click();
		await expect( form.confirmation ).toContainText( 'Thank you' );
		const [ entry ] = await entriesWith( marker );
		expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( pdf( 50 ) ) ] );
	} );
} );

test( 'a file comes and goes', async ( { page, marker } ) => {
	const form = await open( page );

	await test.step( 'a file is taken out by keyboard, the focus is not lost, and another may be dropped there', async () => {
		await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
		await expect(
			form.root.getByRole( 'status' ).filter( { hasText: 'Payslip.pdf has been uploaded.' } )
		).toHaveCount( 1 );
		await form.one.focus();
		await page.keyboard.press( 'Tab' );
		await expect(
			form.rows( 6 ).getByRole( 'button', { name: 'Remove Payslip.pdf' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( form.rows( 6 ) ).toHaveCount( 0 );
		await expect( form.one ).toBeFocused();
		await form.send( 'Jo' );
		await expect( form.error( 6 ) ).toContainText( 'Please upload a file.' );

		const transfer = await page.evaluateHandle( () => {
			const data = new DataTransfer();
			data.items.add( new File( [ '%PDF-1.7\n' ], 'dropped.pdf' ) );
			return data;
		} );
		await form.root
			.locator( '[data-field="6"]' )
			.dispatchEvent( 'drop', { dataTransfer: transfer } );
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	} );

	await test.step( 'waits for files that are on their way, and says so', async () => {
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
		await page.route( UPLOADS, async ( route ) => {
			await held;
			await route.continue();
		} );
		await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
		await expect(
			page.getByRole( 'progressbar', { name: 'Uploading Payslip.pdf' } )
		).toBeVisible();
		await form.send( marker );
		await expect( form.root.getByRole( 'alert' ) ).toContainText(
			'Please wait for all files to finish uploading.'
		);
		expect( await entriesWith( marker ) ).toHaveLength( 0 );
		release();
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
		await expect( form.root ).not.toContainText( 'Please wait for all files' );
		await expect( form.one ).not.toHaveAttribute( 'aria-invalid' );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( 'Thank you' );
	} );
} );

test( 'a form with a file that the server took for another sending is sent by one more press', async ( {
	page,
	marker,
} ) => {
	const form = await open( page );
	await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	const message = 'We kept other answers.';
	await page.route(
		'**/submissions',
		( route ) => route.fulfill( { status: 409, json: { code: 'atoll_key_reused', message } } ),
		{ times: 1 }
	);
	await form.send( marker );
	await expect( form.failure ).toContainText( message );
	await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( pdf() ) ] );
} );

test( 'on a slow line the bar moves within a part, and what is cancelled is not sent to its end', async ( {
	context,
	page,
} ) => {
	const form = await open( page );
	const line = await context.newCDPSession( page );
	await line.send( 'Network.enable' );
	await line.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 100,
		downloadThroughput: 1_000_000,
		uploadThroughput: 60_000,
	} );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	const bar = form.rows( 6 ).getByRole( 'progressbar', { name: 'Uploading Payslip.pdf' } );
	const sent = async () => Number( await bar.getAttribute( 'value' ) );
	await expect.poll( sent ).toBeGreaterThan( 0 );
	expect( await sent() ).toBeLessThan( 786_432 );
	const stopped = page.waitForEvent( 'requestfailed' );
	await form.rows( 6 ).getByRole( 'button', { name: 'Cancel Payslip.pdf' } ).click();
	expect( ( await stopped ).url() ).toContain( '/s1t2/v1/uploads' );
	await expect( form.rows( 6 ) ).toHaveCount( 0 );
} );

test( 'nothing in the list of files keeps anybody out at 320 and 1280 px', async ( { page } ) => {
	const form = await open( page );
	await failUploads( page, ( count ) =>
		count === 2
			? { status: 400, json: { status: 'error', error: { code: 'x', message: 'No.' } } }
			: undefined
	);
	await form.choose( form.one, [
		'a very long name without any space in it at all: '.replace( / /g, '_' ) +
			'x'.repeat( 60 ) +
			'.pdf',
		pdf(),
	] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	await test.step( 'under a theme without colours of ours the control is seen still', async () => {
		await page.addStyleTag( {
			content:
				'.atoll-form { --atoll-ink: initial; --atoll-control-line: initial; --atoll-focus: initial; }',
		} );
		await form.one.focus();
		expect( await linesOf( form.one ) ).not.toContain( 'transparent' );
		await page.emulateMedia( { forcedColors: 'active' } );
		expect( await linesOf( form.one ) ).not.toContain( 'transparent' );
		await page.emulateMedia( { forcedColors: 'none' } );
	} );
	await form.choose( form.several, [ 'refused.pdf', pdf() ], [ 'film.mp4', pdf() ] );
	await expect( form.rows( 7 ) ).toHaveClass( [ /is-refused/, /is-refused/ ] );
	for ( const { width, rules } of [ { width: 320 }, { width: 1280, rules: LAID_OUT } ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await violationsOf( page, { within: '.atoll-form', rules } ) ).toEqual( [] );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
	}
} );
