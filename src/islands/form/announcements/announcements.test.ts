import { act } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { forms } from '@atoll/stores';
import {
	errorOf,
	input,
	KEY,
	find,
	advanceTime,
	printForm,
	send,
	user,
	wake,
	withPrintedForm,
} from '../../../../tests/js/enquiry-form';

const announcement = () => find( '[data-atoll=status][role=status]' ).textContent;

withPrintedForm();

it( 'reads out once what a check finds in a field that was left', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	expect( errorOf( 2 ) ).toBe( 'Please enter a valid email address.' );
	expect( announcement() ).toBe( 'Email – Please enter a valid email address.' );
	await user.type( input( 1 ), 'Jo' );
	await advanceTime( 100 );
	expect( announcement() ).toBe( '' );
	await advanceTime( 400 );
	expect( announcement() ).toBe( '' );
} );

it( 'reads out again what is still wrong with an answer that was changed, and not one that was only passed', async () => {
	wake();
	const found = 'Email – Please enter a valid email address.';
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	await user.type( input( 2 ), '@' );
	await advanceTime( 100 );
	expect( announcement() ).toBe( '' );
	await user.tab();
	expect( announcement() ).toBe( found );
	await user.type( input( 1 ), 'Jo' );
	await advanceTime( 100 );
	await user.click( input( 2 ) );
	await user.tab();
	await advanceTime( 100 );
	expect( announcement() ).toBe( '' );
} );

it( 'says nothing else while the form says what it is busy with', async () => {
	wake();
	await user.type( input( 2 ), 'jo' );
	await user.tab();
	const found = announcement();
	expect( found ).not.toBe( '' );
	await act( async () => dispatch( forms ).began( KEY, 'sending' ) );
	expect( announcement() ).toBe( 'Sending…' );
	await act( async () => dispatch( forms ).ended( KEY ) );
	expect( announcement() ).toBe( found );
} );

it( 'says it where nothing is busy, though the form around that is', async () => {
	wake();
	await act( async () => dispatch( forms ).began( KEY, 'sending' ) );
	expect( find( 'form' ) ).toHaveAttribute( 'aria-busy', 'true' );
	// Firefox determines live regions by the nearest `aria-live`, and NVDA does not read busy ones.
	expect( find( '.atoll-sending' ).closest( '[aria-busy]' ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
} );

it( 'lets a form be busy that the browser is posting', async () => {
	find( 'form' ).setAttribute( 'aria-busy', 'true' );
	wake();
	expect( find( 'form' ) ).toHaveAttribute( 'aria-busy', 'true' );
	await act( async () => dispatch( forms ).began( KEY, 'sending' ) );
	await act( async () => dispatch( forms ).ended( KEY ) );
	expect( find( 'form' ) ).toHaveAttribute( 'aria-busy', 'false' );
} );

it( 'leaves to the summary what stops a submission', async () => {
	wake();
	await send();
	expect( errorOf( 2 ) ).not.toBe( '' );
	expect( announcement() ).toBe( '' );
	const heard = find( '.atoll-summary [role=alert]' );
	await send();
	// Screen readers do not announce an unchanged element.
	expect( find( '.atoll-summary [role=alert]' ) ).not.toBe( heard );
	expect( find( '.atoll-summary [role=alert]' ).textContent ).toBe( heard.textContent );
} );

describe( 'of what answers change elsewhere', () => {
	const loan = ( choice: number ) => find( `#atoll-12-1-${ choice }` );
	const HOME = 0;
	const CAR = 1;

	beforeEach( () => printForm( 'logic-form' ) );

	it( 'reads out a result by its name once it has settled, and not at every key', async () => {
		wake();
		const announcements: Array< string | null > = [];
		new MutationObserver( () => announcements.push( announcement() ) ).observe(
			find( '[data-atoll=status]' ),
			{
				subtree: true,
				childList: true,
				characterData: true,
			}
		);
		await user.type( input( 4 ), '12' );
		await advanceTime( 900 );
		await user.type( input( 4 ), '0' );
		await advanceTime( 999 );
		expect( announcements ).toEqual( [] );
		await advanceTime( 1 );
		expect( announcements ).toEqual( [ 'Yearly: $1,440.' ] );
	} );

	it( 'says nothing of a result that is the same again', async () => {
		wake();
		await user.type( input( 4 ), '12' );
		await advanceTime( 1000 );
		await user.type( input( 4 ), '3{Backspace}' );
		await advanceTime( 1000 );
		expect( announcement() ).toBe( '' );
	} );

	it( 'leaves a question that comes next to itself', async () => {
		wake();
		await user.click( loan( CAR ) );
		await advanceTime( 1000 );
		expect( find( '[data-field="2"]' ) ).toBeVisible();
		expect( announcement() ).toBe( '' );
	} );

	it( 'says how many questions have been added, and where', async () => {
		wake();
		await user.click( loan( CAR ) );
		await user.type( input( 2 ), 'new' );
		await user.click( loan( HOME ) );
		await advanceTime( 1000 );
		await user.click( loan( CAR ) );
		await advanceTime( 1000 );
		expect( announcement() ).toBe(
			'2 questions have been added after “Loan”, starting with “Which car?”.'
		);
	} );
} );
