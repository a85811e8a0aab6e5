import { act } from '@testing-library/react';
import {
	answerWith,
	errorOf,
	fetched,
	fillIn,
	input,
	find,
	advanceTime,
	clickOn,
	printForm,
	send,
	sentBody,
	thanks,
	user,
	wake,
} from '../../../../tests/js/enquiry-form';
import * as engine from '../../../forms';
import { navigateTo } from '../confirmation/redirect';

jest.mock( '../confirmation/redirect', () => ( {
	...jest.requireActual( '../confirmation/redirect' ),
	navigateTo: jest.fn(),
} ) );
jest.mock( '../../../forms', () => ( {
	__esModule: true,
	...jest.requireActual( '../../../forms' ),
} ) );

const page = window as { dataLayer?: object[] };

/** Records whether a submission was prevented. */
const posted = jest.fn( ( event: Event ) => event.defaultPrevented );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	Element.prototype.scrollIntoView = jest.fn();
	delete page.dataLayer;
	printForm();
	wake();
	find( 'form' ).addEventListener( 'submit', ( event ) => {
		posted( event );
		event.preventDefault(); // jsdom cannot leave the page.
	} );
	fillIn();
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const nothing = new Promise< object >( () => {} );
const error = ( status: number, code = 'rest_error', message = 'Words.' ) => ( {
	status,
	code,
	message,
} );

it( 'sends what the inputs hold, with a key of 20 base-36 characters and how long it took', async () => {
	answerWith( thanks );
	await send();
	expect( sentBody( 0 ) ).toMatchObject( {
		input_1: 'Jo',
		input_4: 'home',
		input_8_1: '1',
		gform_unique_id: expect.stringMatching( /^[0-9a-z]{20}$/ ),
		atoll_elapsed: expect.stringMatching( /^\d+$/ ),
	} );
	expect( posted ).toHaveReturnedWith( true );
} );

it( 'sends once, however often the button is pressed', async () => {
	answerWith( nothing );
	await user.dblClick( find( '[data-atoll=submit]' ) );
	await user.type( input( 1 ), '{Enter}' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );

it( 'says that it is sending', async () => {
	answerWith( nothing );
	await send();
	expect( find( '[role=status]' ) ).toHaveTextContent( 'Sending…' );
	expect( find( '[data-atoll=submit]' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( find( '[data-atoll=submit]' ) ).toHaveFocus();
} );

it( 'puts the confirmation in the place of the form, with the focus on it', async () => {
	answerWith( thanks );
	await send();
	expect( document.querySelector( 'form' ) ).toBeNull();
	expect( find( '.atoll-confirmation' ) ).toHaveTextContent( 'Your form has been sent' );
	expect( find( '.atoll-confirmation' ) ).toHaveTextContent( 'Thanks, Jo.' );
	expect( find( '.atoll-confirmation[role=status]' ) ).toHaveFocus();
	expect( page.dataLayer ).toEqual( [ { event: 'submitForm', formId: 12 } ] );
} );

it( 'tells analytics before it leaves for a redirect, on the host that this page came from', async () => {
	const navigated = jest.mocked( navigateTo ).mockImplementation( () => {
		expect( page.dataLayer ).toHaveLength( 1 );
	} );
	answerWith( {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: 'http://content.test/form-confirmation/?a=1#b',
	} );
	await send();
	expect( navigated.mock.calls ).toEqual( [ [ 'http://localhost/form-confirmation/?a=1#b' ] ] );
	await send();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );

it( 'follows no redirect that is not http, and confirms in words', async () => {
	answerWith( {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: 'javascript:alert(1)',
	} );
	await send();
	expect( navigateTo ).not.toHaveBeenCalled();
	expect( find( '.atoll-confirmation:focus' ) ).toHaveTextContent( 'Thank you for getting' );
} );

it( "shows the server's messages beside their fields", async () => {
	answerWith( { status: 400, is_valid: false, validation_messages: { 2: 'Not this one.' } } );
	await send();
	expect( errorOf( 2 ) ).toBe( 'Not this one.' );
	expect( input( 2 ) ).toHaveFocus();
	expect( find( '[data-atoll=submit]' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	expect( page.dataLayer ).toBeUndefined();
} );

describe( 'when sending fails', () => {
	const retry = () => clickOn( '[data-atoll=failure] button' );

	it( 'says so, with a way on and the number to call, and keeps the answers', async () => {
		answerWith( new TypeError( 'cut' ) );
		await send();
		expect( find( '[data-atoll=failure] [role=alert]' ) ).toHaveTextContent(
			'We could not send your form. Your answers are still here: try again, or call us on 1300 555 010.'
		);
		expect( find( '[data-atoll=failure] a' ) ).toHaveAttribute( 'href', 'tel:1300555010' );
		expect( input( 1 ) ).toHaveValue( 'Jo' );
		expect( page.dataLayer ).toBeUndefined();
		expect( console ).toHaveErrored();
	} );

	it( 'tries again under the same key', async () => {
		answerWith( new TypeError( 'cut' ), thanks );
		await send();
		await retry();
		expect( sentBody( 1 ) ).toEqual( sentBody( 0 ) );
		expect( page.dataLayer ).toHaveLength( 1 );
		expect( console ).toHaveErrored();
	} );

	it( 'takes a new key when the server has kept other answers under this one', async () => {
		answerWith( error( 409, 'atoll_key_reused', 'Send it again.' ), thanks );
		await send();
		expect( find( '[role=alert]' ) ).toHaveTextContent( 'Send it again.' );
		await retry();
		expect( sentBody( 1 ).gform_unique_id ).not.toBe( sentBody( 0 ).gform_unique_id );
		expect( console ).toHaveErrored();
	} );

	it( 'sends as something new what can no longer be a change, with the files that came meanwhile', async () => {
		find( 'form' ).insertAdjacentHTML(
			'beforeend',
			'<input type="hidden" name="update_entry_id" value="345">'
		);
		answerWith( error( 409, 'atoll_entry_unchangeable', 'Send it again.' ), thanks );
		await send();
		expect( sentBody( 0 ).update_entry_id ).toBe( '345' );
		await retry();
		expect( sentBody( 1 ) ).toEqual( { ...sentBody( 0 ), update_entry_id: '' } );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 429, 'several forms in a short time' ],
		[ 404, 'no longer open' ],
		[ 403, 'We could not send your form' ],
		[ 500, 'We could not send your form' ],
	] )( 'has words of its own for status %i', async ( status, words ) => {
		answerWith( error( status ) );
		await send();
		expect( find( '[role=alert]' ) ).toHaveTextContent( words );
		expect( console ).toHaveErrored();
	} );

	it( 'gives up after 30 seconds', async () => {
		answerWith( nothing );
		fetched
			.mockReset()
			.mockImplementation(
				( _, { signal } ) =>
					new Promise( ( __, reject ) => signal.addEventListener( 'abort', reject ) )
			);
		await send();
		await advanceTime( 29_999 );
		expect( document.querySelector( '[role=alert]' ) ).toBeNull();
		await advanceTime( 1 );
		expect( find( '[role=alert]' ) ).toHaveTextContent( 'took too long' );
		expect( console ).toHaveErrored();
	} );
} );

it( 'leaves the form to the browser when it fails before sending', async () => {
	window.addEventListener( 'error', ( event ) => event.preventDefault(), { once: true } );
	jest.spyOn( engine, 'validateForm' ).mockImplementation( () => {
		throw new Error( 'Broken' );
	} );
	await send();
	expect( posted ).toHaveReturnedWith( false );
} );

it( 'can be sent again when the page comes back from history', async () => {
	answerWith(
		{ ...thanks, confirmation_type: 'redirect', confirmation_redirect: 'http://content.test/' },
		thanks
	);
	await send();
	await act( async () => {
		window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
	} );
	expect( find( '[data-atoll=submit]' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	await user.type( input( 1 ), ' Smith' );
	await send();
	expect( sentBody( 1 ).gform_unique_id ).not.toBe( sentBody( 0 ).gform_unique_id );
	expect( page.dataLayer ).toHaveLength( 2 );
} );
