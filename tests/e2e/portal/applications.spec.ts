import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { addSavingPage, SavableForm, type SavingPage } from '../support/forms/saving';
import { pdf } from '../support/forms/uploads';
import { asClient } from '../support/site/clients';

const PORTAL = 'portal/';

let saving: SavingPage;

test.beforeAll( async () => {
	saving = await addSavingPage( {
		entrySave: true,
		fields: [
			{ id: 1, type: 'text', label: 'Full name', isRequired: true },
			{ id: 2, type: 'page' },
			{ id: 3, type: 'text', label: 'What the loan is for', isRequired: true },
			{ id: 4, type: 'fileupload', label: 'Latest payslip', allowedExtensions: 'pdf' },
		],
	} );
} );

const main = ( page: Page ) => page.locator( 'main' );

/** Checks that axe finds nothing, and that the page does not scroll sideways. */
async function expectSound( page: Page ): Promise< void > {
	expect( await violationsOf( page ) ).toEqual( [] );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBe(
		0
	);
}

/**
 * Waits until a submitted form has returned to its first entry in the tab's history, which takes some milliseconds and
 * would cancel a navigation that starts meanwhile.
 */
const untilBack = ( page: Page ) =>
	page.waitForFunction( () =>
		Object.entries( ( history.state ?? {} ) as Record< string, unknown[] > ).every(
			( [ name, path ] ) => ! name.endsWith( '-pages' ) || path.length === 1
		)
	);

test( 'a client goes on with what they saved, sends it, reads it, fetches its file and changes it', async ( {
	page,
	marker,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	await asClient( page );
	const form = await new SavableForm( page ).visit( saving.path );

	await test.step( 'saved, and listed as what to do next', async () => {
		await form.wake();
		await form.input( 'input_1' ).fill( marker );
		await form.next.click();
		await expect( form.input( 'input_3' ) ).toBeVisible();
		await form.saved();
		await page.goto( PORTAL );
		await expect( main( page ) ).toContainText( 'Page 2 of 2' );
		await expectSound( page );
	} );

	await test.step( 'gone on with and sent', async () => {
		await page.getByRole( 'link', { name: 'Continue' } ).click();
		await form.untilLive();
		await form.input( 'input_3' ).fill( 'A house' );
		await form.input( 'input_4' ).setInputFiles( {
			name: 'payslip.pdf',
			mimeType: 'application/pdf',
			buffer: pdf( 400 ),
		} );
		await expect( form.root.getByText( 'payslip.pdf has been uploaded' ) ).toBeAttached();
		await form.submit.click();
		await expect( form.confirmation ).toContainText( 'sent' );
		await untilBack( page );
		await page.goto( PORTAL );
		await expect( page.getByRole( 'link', { name: 'Continue' } ) ).toHaveCount( 0 );
	} );

	await test.step( 'read, with its file', async () => {
		await page.getByRole( 'link', { name: 'Open' } ).click();
		await expect( main( page ) ).toContainText( marker );
		await expectSound( page );
		const waiting = page.waitForEvent( 'download' );
		await page.getByRole( 'link', { name: 'payslip.pdf' } ).click();
		const download = await waiting;
		expect( download.suggestedFilename() ).toBe( 'payslip.pdf' );
		expect( await readFile( await download.path() ) ).toEqual( pdf( 400 ) );
	} );

	await test.step( 'changed', async () => {
		await page.getByRole( 'link', { name: 'Change answers' } ).click();
		await form.wake();
		await form.next.click();
		await form.input( 'input_3' ).fill( 'A boat' );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( 'sent' );
		await untilBack( page );
		await page.goto( PORTAL );
		await page.getByRole( 'link', { name: 'Open' } ).click();
		await expect( main( page ) ).toContainText( 'A boat' );
		await expect( main( page ) ).toContainText( 'payslip.pdf' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'what a visitor saved is kept after the login, and thrown away', async ( {
		page,
		marker,
	} ) => {
		const form = await new SavableForm( page ).visit( saving.path );
		await form.input( 'input_1' ).fill( marker );
		await form.save.click();
		const login = page.getByRole( 'link', { name: 'Log in to keep this form' } );
		const address = new URL( ( await login.getAttribute( 'href' ) ) ?? '' );
		await asClient( page );
		await page.goto( address.searchParams.get( 'portalRedirect' ) ?? '' );
		await page.getByRole( 'button', { name: 'Keep it with my applications' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'with your applications' );
		await expect( main( page ) ).toContainText( 'Not sent yet' );
		await page.getByText( 'Delete', { exact: true } ).click();
		await page.getByRole( 'button', { name: 'Yes, delete it' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'It is deleted' );
		await expect( main( page ) ).toContainText( 'You have not started an application yet.' );
	} );
} );
