import {
	answerWith,
	input,
	printForm,
	send,
	thanks,
	user,
	wake,
} from '../../../../tests/js/enquiry-form';
import { clickButton, toLastPage, turn } from '../../../../tests/js/pages-form';

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	document.title = 'Apply - Banksia Finance';
} );
afterEach( () => jest.useRealTimers() );

describe( 'of a form of one page', () => {
	beforeEach( () => printForm() );

	it( 'begins with "Error" while there is something to mend', async () => {
		wake();
		expect( document.title ).toBe( 'Apply - Banksia Finance' );
		await send();
		expect( document.title ).toBe( 'Error – Apply - Banksia Finance' );
	} );

	it( 'has no second "Error" where the server has said it', async () => {
		document.title = 'Error – Apply - Banksia Finance';
		wake();
		expect( document.title ).toBe( 'Error – Apply - Banksia Finance' );
		await send();
		expect( document.title ).toBe( 'Error – Apply - Banksia Finance' );
	} );

	it( 'is left alone in a dialog', async () => {
		const form = document.body.firstElementChild!;
		const dialog = document.createElement( 'dialog' );
		form.replaceWith( dialog );
		dialog.append( form );
		wake();
		await send();
		expect( document.title ).toBe( 'Apply - Banksia Finance' );
	} );
} );

describe( 'of a form of several pages', () => {
	beforeEach( () => printForm( 'pages-form' ) );

	it( 'names the page that was turned to, by its number where it has no name', async () => {
		const props = document.querySelector( '[data-atoll=props]' )!;
		props.textContent = props.textContent!.replace( '"title":"Send"', '"title":""' );
		wake();
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		expect( document.title ).toBe( 'Your loan – Apply - Banksia Finance' );
		await turn( 'next' );
		expect( document.title ).toBe( 'Page 3 of 3 – Apply - Banksia Finance' );
		await turn( 'back' );
		await turn( 'back' );
		expect( document.title ).toBe( 'You – Apply - Banksia Finance' );
	} );

	it( 'says that there is something to mend, and on which page', async () => {
		wake();
		await turn( 'next' );
		expect( document.title ).toBe( 'Error – You – Apply - Banksia Finance' );
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		expect( document.title ).toBe( 'Your loan – Apply - Banksia Finance' );
	} );

	it( 'says that the form was sent', async () => {
		wake();
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		answerWith( thanks );
		await clickButton( 'submit' );
		expect( document.title ).toBe( 'Your form has been sent – Apply - Banksia Finance' );
	} );
} );
