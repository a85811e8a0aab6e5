import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { newMarker } from '../support/forms/enquiry';
import {
	addLinkTo,
	addSavingPage,
	mailTo,
	SavableForm,
	type SavingPage,
} from '../support/forms/saving';
import { answersOf, entriesWith } from '../support/site/api';

let saving: SavingPage;

test.beforeAll( async () => {
	saving = await addSavingPage();
} );

const fillFirstPage = async ( form: SavableForm, marker: string ) => {
	await form.wake();
	await form.input( 'input_1' ).fill( marker );
	await form.input( 'input_2' ).fill( `${ marker }@example.com` );
};

test( 'a form saved on page 2 is completed in another browser, and its link then ends', async ( {
	page,
	browser,
	marker,
} ) => {
	const form = await new SavableForm( page ).visit( saving.path );
	await fillFirstPage( form, marker );
	await form.next.click();
	await expect( form.input( 'input_4' ) ).toBeVisible();
	await form.input( 'input_4' ).fill( 'Half a\nsentence' );
	await form.root.getByText( 'Refinancing' ).click();
	const link = await form.saved();
	expect( link ).toMatch( new RegExp( `${ saving.path }\\?formid=${ saving.form }&formtoken=` ) );

	const other = await browser.newContext();
	const resumed = await new SavableForm( await other.newPage() ).visit( link );
	const heading = resumed.root.locator( 'h2:focus' );
	await expect( heading ).toHaveAccessibleDescription(
		/^Your saved answers are here, saved on /
	);
	await resumed.untilLive();
	await expect( heading ).toBeInViewport();
	await expect( resumed.input( 'input_4' ) ).toBeVisible();
	await expect( resumed.input( 'input_4' ) ).toHaveValue( 'Half a\nsentence' );
	await expect( resumed.input( 'input_5_2' ) ).toBeChecked();
	await resumed.page.reload();
	await expect( resumed.input( 'input_4' ) ).toHaveValue( 'Half a\nsentence' );
	await resumed.submit.click();
	await expect( resumed.confirmation ).toContainText( 'sent' );
	expect( ( await entriesWith( marker ) ).map( answersOf ) ).toEqual( [
		{ 1: marker, 2: `${ marker }@example.com`, 4: 'Half a\nsentence', '5.2': 'refinance' },
	] );

	await resumed.visit( link );
	await expect( resumed.root ).toContainText( 'This link to a saved form no longer works' );
	await expect( resumed.input( 'input_1' ) ).toHaveValue( '' );
	await other.close();
} );

test( 'what is saved is told in a dialog', async ( { page, context } ) => {
	const form = await new SavableForm( page ).visit( saving.path );
	await fillFirstPage( form, 'Jo' );
	await test.step( 'the link is mailed to an address, and a wrong one is told', async () => {
		const address = `${ newMarker() }@example.com`;
		const link = await form.saved();
		await form.email.fill( 'nobody' );
		await form.email.press( 'Enter' );
		await expect( form.dialog.getByRole( 'alert' ) ).toHaveText(
			'Please enter a valid email address.'
		);
		await expect( form.email ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( form.email ).toBeFocused();
		await form.email.fill( address );
		await form.dialog.getByRole( 'button', { name: 'Send link' } ).click();
		await expect( form.dialog ).toBeHidden();
		await expect(
			form.root.getByText( 'The link is on its way to your inbox.' )
		).toBeVisible();
		await expect
			.poll( () =>
				mailTo( address )
					?.replace( /=\r?\n/g, '' )
					.replaceAll( '=3D', '=' )
			)
			.toContain( new URL( link ).searchParams.get( 'formtoken' ) );
	} );

	await test.step( 'the dialog says what to do, holds the focus, and gives it back', async () => {
		await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		const link = await form.saved();
		await expect( form.dialog ).toContainText(
			'Please use the following link to return and complete this form from any computer.'
		);
		await expect( form.dialog ).toContainText(
			'Enter your email address if you would like to receive the link via email.'
		);
		await expect( form.dialog ).toContainText( 'expires after 30 days' );
		await expect( form.email ).toHaveAttribute( 'placeholder', 'name@example.com' );
		expect( await violationsOf( page, { within: 'dialog[open]' } ) ).toEqual( [] );
		for ( let stop = 0; stop < 8; stop++ ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await form.dialog.evaluate( ( dialog ) =>
					dialog.contains( document.activeElement )
				)
			).toBe( true );
		}

		// The link is copied, or selected if the browser cannot copy.
		const copy = form.dialog.getByRole( 'button', { name: 'Copy link' } );
		await copy.click();
		await expect( form.dialog.getByRole( 'status' ) ).toHaveText( 'Link copied' );
		expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( link );
		await page.evaluate( () => {
			Object.defineProperty( navigator, 'clipboard', { value: undefined } );
			document.execCommand = () => false;
		} );
		await copy.click();
		await expect( form.dialog.getByRole( 'status' ) ).toContainText( 'copy it yourself' );
		expect( await page.evaluate( () => getSelection()?.toString() ) ).toBe( link );

		await page.keyboard.press( 'Escape' );
		await expect( form.dialog ).toBeHidden();
		await expect( form.save ).toBeFocused();

		await form.visit( `${ link }&atoll_saved=1` );
		expect( await violationsOf( page, { within: '.atoll-save' } ) ).toEqual( [] );
	} );
} );

test( 'saving again renews the draft, and the second of two windows may save apart', async ( {
	page,
	context,
} ) => {
	const form = await new SavableForm( page ).visit( saving.path );
	await fillFirstPage( form, 'First' );
	const link = await form.saved();
	const other = await new SavableForm( await context.newPage() ).visit( link );
	await other.untilLive();
	await other.input( 'input_1' ).fill( 'Second' );
	expect( await other.saved() ).toBe( link );

	await page.keyboard.press( 'Escape' );
	await form.input( 'input_1' ).fill( 'Third' );
	await form.save.click();
	await expect( form.root.getByRole( 'alert' ) ).toContainText( 'Nothing was overwritten' );
	await form.root.getByRole( 'button', { name: 'Save mine separately' } ).click();
	await expect( form.dialog ).toBeVisible();
	await expect( form.link ).not.toHaveValue( link );
	const apart = await form.link.inputValue();
	await other.visit( link );
	await expect( other.input( 'input_1' ) ).toHaveValue( 'Second' );
	await other.visit( apart );
	await expect( other.input( 'input_1' ) ).toHaveValue( 'Third' );
} );

test( 'offline it says so, keeps the answers through a reload, and saves once it may', async ( {
	page,
	context,
} ) => {
	const form = await new SavableForm( page ).visit( saving.path );
	await fillFirstPage( form, 'Jo' );
	await context.setOffline( true );
	await form.save.click();
	await expect( form.root.getByRole( 'alert' ) ).toContainText( 'You seem to be offline' );
	await context.setOffline( false );
	await page.reload();
	await form.untilLive();
	await expect( form.input( 'input_1' ) ).toHaveValue( 'Jo' );
	const link = await form.saved();
	await form.visit( link );
	await expect( form.input( 'input_2' ) ).toHaveValue( 'Jo@example.com' );
} );

test( 'a crash loses no more than a second of typing', async ( { page } ) => {
	const form = await new SavableForm( page ).visit( saving.path );
	await form.wake();
	await form.input( 'input_1' ).pressSequentially( 'Jo' );
	await expect
		.poll( () => page.evaluate( () => JSON.stringify( history.state ) ) )
		.toContain( 'Jo' );
	// The page crashes; the tab then reloads it.
	await page.evaluate( () => {
		window.addEventListener( 'pagehide', ( event ) => event.stopImmediatePropagation(), true );
	} );
	await page.reload();
	await expect( form.input( 'input_1' ) ).toHaveValue( 'Jo' );
} );

test( 'a form above the page is saved and continued there', async ( { page, browser } ) => {
	const form = await new SavableForm( page ).visit( await addLinkTo( saving ) );
	await page.getByRole( 'link', { name: 'Apply here' } ).click();
	await form.untilLive();
	await form.input( 'input_1' ).fill( 'Jo' );
	await form.save.click();
	const link = await page.getByLabel( 'Link to your form' ).inputValue();
	await page.keyboard.press( 'Escape' );
	await expect( form.save ).toBeFocused();
	await expect( form.input( 'input_1' ) ).toHaveValue( 'Jo' );

	const other = await browser.newContext();
	const resumed = await new SavableForm( await other.newPage() ).visit( link );
	await expect( resumed.input( 'input_1' ) ).toHaveValue( 'Jo' );
	await expect( resumed.input( 'gform_resume_token' ) ).not.toHaveValue( '' );
	await other.close();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form is saved, continued and its link mailed', async ( { page } ) => {
		const address = `${ newMarker() }@example.com`;
		const form = await new SavableForm( page ).visit( saving.path );
		await form.input( 'input_1' ).fill( 'Jo' );
		await form.save.click();
		await expect( form.root ).toContainText( 'Your form is saved' );
		await expect( form.input( 'input_1' ) ).toHaveValue( 'Jo' );
		await form.root.getByLabel( /^Enter your email address/ ).fill( address );
		await form.root.getByRole( 'button', { name: 'Send link' } ).click();
		await expect( form.root ).toContainText( 'The link is on its way' );
		await expect( form.input( 'input_1' ) ).toHaveValue( 'Jo' );
		await expect.poll( () => mailTo( address ) ).toContain( 'formtoken' );
	} );
} );
