import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { FormOnPage } from '../support/forms/form';
import { addForm, type OwnForm } from '../support/forms/own-form';

const SECRET = 'banksia-serrata';

let own: OwnForm;

test.beforeAll( async () => {
	own = await addForm( 'Test of passwords', [
		{ id: 1, type: 'text', label: 'Your name' },
		{ id: 2, type: 'password', label: 'Password', isRequired: true },
		{ id: 3, type: 'password', label: 'Word for calls' },
	] );
} );

test( 'a password is shown and hidden by keyboard, and what shows is kept nowhere and hidden again before it is sent', async ( {
	page,
} ) => {
	await page.goto( own.path );
	const form = await new FormOnPage( page ).wake();
	const input = form.input( 'input_2' ).first();
	await input.fill( SECRET );
	await page.getByRole( 'button', { name: 'Show password Password', exact: true } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( input ).toHaveAttribute( 'type', 'text' );
	await expect( input ).toHaveValue( SECRET );
	await expect( page.getByRole( 'button', { name: 'Hide password' } ) ).toBeFocused();
	await expect(
		page.getByRole( 'button', { name: 'Show password Word for calls', exact: true } )
	).toBeVisible();
	expect( await violationsOf( page, { within: '.atoll-form' } ) ).toEqual( [] );
	// Answers in other forms are saved when their input loses the focus.
	await form.input( 'input_1' ).fill( 'Jo' );
	await form.input( 'input_1' ).blur();
	const kept = () =>
		page.evaluate( () => JSON.stringify( [ history.state, { ...sessionStorage } ] ) );
	await expect.poll( kept ).toContain( 'Jo' );
	expect( await kept() ).not.toContain( SECRET );
	await page.getByRole( 'button', { name: 'Hide password' } ).click();
	await expect( input ).toHaveAttribute( 'type', 'password' );
	await page.getByRole( 'button', { name: 'Show password Password', exact: true } ).click();
	await input.fill( '' );
	await form.submit.click();
	await expect( form.root.locator( '.atoll-summary' ) ).toBeVisible();
	await expect( input ).toHaveAttribute( 'type', 'password' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'there is no button that would do nothing', async ( { page } ) => {
		await page.goto( own.path );
		await expect( page.getByRole( 'button', { name: 'Show password' } ) ).toHaveCount( 0 );
	} );
} );
