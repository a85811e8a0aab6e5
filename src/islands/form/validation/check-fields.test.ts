import { fireEvent } from '@testing-library/react';
import {
	errorOf,
	input,
	find,
	advanceTime,
	send,
	user,
	wake,
	withPrintedForm,
} from '../../../../tests/js/enquiry-form';

withPrintedForm();

it( 'shows no error on load, nor for a field that is only passed by', async () => {
	wake();
	await user.click( input( 1 ) );
	await user.tab();
	await advanceTime( 1000 );
	expect( document.querySelectorAll( '.atoll-error, [aria-invalid]' ) ).toHaveLength( 0 );
} );

it( 'checks 400 ms after the last key', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await advanceTime( 399 );
	expect( errorOf( 2 ) ).toBe( '' );
	await advanceTime( 1 );
	expect( errorOf( 2 ) ).toBe( 'Please enter a valid email address.' );
	expect( input( 2 ) ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( input( 2 ).closest( '.atoll-field' ) ).toHaveClass( 'is-invalid' );
} );

it( 'starts the 400 ms again with every key', async () => {
	wake();
	await user.type( input( 2 ), 'j' );
	await advanceTime( 300 );
	await user.keyboard( 'o' );
	await advanceTime( 399 );
	expect( errorOf( 2 ) ).toBe( '' );
} );

it( 'checks a field that was used when it is left', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	expect( errorOf( 2 ) ).not.toBe( '' );
} );

it( 'says at once that a required field was emptied', async () => {
	wake();
	await user.type( input( 1 ), 'J' );
	await user.clear( input( 1 ) );
	expect( errorOf( 1 ) ).toBe( 'Please complete this field.' );
} );

it( 'checks a choice at once', async () => {
	wake();
	await user.selectOptions( input( 4 ), 'home' );
	await user.selectOptions( input( 4 ), '' );
	expect( errorOf( 4 ) ).toBe( 'Please select an option.' );
	await user.selectOptions( input( 4 ), 'car' );
	expect( errorOf( 4 ) ).toBe( '' );
} );

it( 'takes an error away once it is mended', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	await user.type( input( 2 ), '@example.com' );
	await advanceTime( 400 );
	expect( errorOf( 2 ) ).toBe( '' );
	expect( input( 2 ) ).not.toHaveAttribute( 'aria-invalid' );
	expect( input( 2 ).closest( '.atoll-field' ) ).toHaveClass( 'is-valid' );
} );

it( 'waits with what would move a button from under a pressed pointer', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	fireEvent.pointerDown( find( '[data-atoll=submit]' ) );
	fireEvent.focusOut( input( 2 ) );
	await advanceTime( 0 );
	expect( errorOf( 2 ) ).toBe( '' );
	fireEvent.pointerUp( find( '[data-atoll=submit]' ) );
	await advanceTime( 0 );
	expect( errorOf( 2 ) ).not.toBe( '' );
} );

it( 'checks everything on submit, lists it, and takes the person to the first', async () => {
	wake();
	await send();
	expect(
		[ ...document.querySelectorAll( '.atoll-summary li' ) ].map( ( li ) => li.textContent )
	).toEqual( [
		'Name – Please complete this field.',
		'Email – Please enter a valid email address.',
		'Loan – Please select an option.',
		'When – Please select an option.',
		'Privacy – Please agree to the policy to proceed.',
	] );
	expect( input( 1 ) ).toHaveFocus();
	expect( Element.prototype.scrollIntoView ).toHaveBeenCalledTimes( 1 );
	expect( find( '[role=radiogroup]' ) ).toHaveAttribute( 'aria-invalid', 'true' );
} );

it( 'leads from the summary to each field', async () => {
	wake();
	await send();
	await user.click( find( '.atoll-summary a[href="#atoll-12-4"]' ) );
	expect( input( 4 ) ).toHaveFocus();
} );

it( 'keeps the summary still while its fields are being mended', async () => {
	wake();
	await send();
	await user.type( input( 1 ), 'Jo' );
	await advanceTime( 400 );
	expect( document.querySelectorAll( '.atoll-summary li' ) ).toHaveLength( 5 );
	expect( errorOf( 1 ) ).toBe( '' );
} );

it( 'starts from nothing after a reset', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	find< HTMLFormElement >( 'form' ).reset();
	await advanceTime( 0 );
	expect( errorOf( 2 ) ).toBe( '' );
} );

it( 'starts the 400 ms again with a key that a busy browser has not looked at yet', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await advanceTime( 390 );
	Object.assign( window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} } );
	await user.keyboard( '@' );
	await advanceTime( 20 );
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	expect( errorOf( 2 ) ).toBe( '' );
} );
