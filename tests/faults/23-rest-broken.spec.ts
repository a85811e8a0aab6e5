import { CONFIRMATION, validAnswers } from '../e2e/support/forms/enquiry';
import { FormOnPage } from '../e2e/support/forms/form';
import { addForm } from '../e2e/support/forms/own-form';
import { filesOf, hashOf, pdf } from '../e2e/support/forms/uploads';
import { entriesWith } from '../e2e/support/site/api';
import { expect, test } from '../e2e/support/test';
import { suffering } from './support/fault';
import { health } from './support/health';

/** URL of a saved form. */
const SAVED = /formtoken=/;

for ( const [ rest, said ] of [
	[ 'closed', /cannot use the REST API/ ],
	[ 'noisy', /adds output/ ],
] as const ) {
	test( `a form is sent though another plugin makes the REST API ${ rest }, which Site Health tells`, async ( {
		page,
		form,
		marker,
	} ) => {
		await page.setExtraHTTPHeaders( suffering( { rest } ) );
		await form.openLive();
		await form.fill( validAnswers( marker ) );
		await form.submit.click();
		await expect( form.failure ).toContainText( /answers are still here/i );
		await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
		const again = form.failure.getByRole( 'button', { name: 'Try again' } );
		await again.click();
		await expect( form.submit ).toBeEnabled();
		await again.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );
		await form.openLive();
		await expect( form.input( 'input_2' ) ).toHaveValue( '' );

		const found = await health( 'atoll_rest', { rest } );
		expect( found.status ).toBe( 'critical' );
		expect( found.description ).toMatch( said );
	} );
}

test( 'a form is saved though another plugin closes the REST API', async ( { page, marker } ) => {
	const { path } = await addForm(
		'Saved without REST',
		[ { id: 1, type: 'text', label: 'Your name' } ],
		{ save: { enabled: true } }
	);
	await page.setExtraHTTPHeaders( suffering( { rest: 'closed' } ) );
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.input( 'input_1' ).fill( marker );
	await form.root.getByRole( 'button', { name: 'Save and Continue' } ).click();
	const again = page.getByRole( 'button', { name: 'Try again' } );
	// The button of the last failure stays until the next attempt has started: one click may come too early.
	await expect( async () => {
		if ( ! SAVED.test( page.url() ) ) {
			await again.click( { timeout: 2000 } );
		}
		await page.waitForURL( SAVED, { timeout: 5000, waitUntil: 'commit' } );
	} ).toPass();
	await expect(
		page.getByText( 'Please use the following link to return' ).first()
	).toBeVisible();
	await expect( form.input( 'input_1' ) ).toHaveValue( marker );
} );

test( 'a file that is required goes along with the form though another plugin closes the REST API', async ( {
	page,
	marker,
} ) => {
	const { path } = await addForm( 'Files without REST', [
		{ id: 1, type: 'text', label: 'Your name', isRequired: true },
		{ id: 6, type: 'fileupload', label: 'Payslip', isRequired: true, allowedExtensions: 'pdf' },
	] );
	await page.setExtraHTTPHeaders( suffering( { rest: 'closed' } ) );
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.input( 'input_1' ).fill( marker );
	await form
		.file( 6 )
		.setInputFiles( { name: 'pay.pdf', mimeType: 'application/pdf', buffer: pdf() } );
	await expect( form.root.locator( '.atoll-upload.is-attached' ) ).toContainText( 'pay.pdf' );
	await form.submit.click();
	const again = form.failure.getByRole( 'button', { name: 'Try again' } );
	await again.click();
	await expect( form.submit ).toBeEnabled();
	await again.click();
	await expect( form.confirmation ).not.toBeEmpty();
	const [ entry ] = await entriesWith( marker );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( pdf() ) ] );
} );

test( 'Site Health has nothing to say of a REST API that visitors reach', async () => {
	expect( ( await health( 'atoll_rest' ) ).status ).toBe( 'good' );
} );
