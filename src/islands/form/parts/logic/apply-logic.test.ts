import { act, fireEvent } from '@testing-library/react';
import {
	answerWith,
	errorOf,
	input,
	find,
	advanceTime,
	send,
	sentBody,
	state,
	thanks,
	user,
	wake,
	withPrintedForm,
} from '../../../../../tests/js/enquiry-form';
import * as engine from '../../../../forms';

jest.mock( '../../../../forms', () => ( {
	__esModule: true,
	...jest.requireActual( '../../../../forms' ),
} ) );

const field = ( id: number ) => find( `[data-field="${ id }"]` );
const loan = ( choice: number ) => find< HTMLInputElement >( `#atoll-12-1-${ choice }` );
const HOME = 0;
const CAR = 1;

withPrintedForm( 'logic-form' );

it( 'works out once what an answer calls for', async () => {
	wake();
	const resolveLogic = jest.spyOn( engine, 'resolveLogic' );
	await user.click( loan( CAR ) );
	expect( field( 2 ) ).toBeVisible();
	expect( resolveLogic ).toHaveBeenCalledTimes( 1 );
	resolveLogic.mockRestore();
} );

it( 'shows and hides fields as the answers call for it, down the chain', async () => {
	wake();
	await user.click( loan( CAR ) );
	expect( field( 2 ) ).toBeVisible();
	expect( field( 3 ) ).not.toBeVisible();

	await user.type( input( 2 ), 'new' );
	expect( field( 3 ) ).toBeVisible();

	await user.click( loan( HOME ) );
	expect( field( 2 ) ).not.toBeVisible();
	expect( field( 3 ) ).not.toBeVisible();
} );

it( 'keeps what was typed into a field while it is hidden', async () => {
	wake();
	await user.click( loan( CAR ) );
	await user.type( input( 2 ), 'new' );
	await user.click( loan( HOME ) );
	await user.click( loan( CAR ) );
	expect( input( 2 ) ).toHaveValue( 'new' );
	expect( field( 3 ) ).toBeVisible();
} );

it( 'knows what was answered before it came', () => {
	loan( CAR ).checked = true; // The browser restores the choice when going back.
	wake();
	expect( field( 2 ) ).toBeVisible();
	expect( find( '[data-atoll=submit]' ) ).toBeVisible();
} );

it( 'shows the button once it may be pressed', async () => {
	wake();
	expect( find( '[data-atoll=submit]' ) ).not.toBeVisible();
	await user.click( loan( HOME ) );
	expect( find( '[data-atoll=submit]' ) ).toBeVisible();
} );

it( 'takes the error of a field away with it, and from the summary', async () => {
	wake();
	await user.click( loan( CAR ) );
	await send();
	expect( errorOf( 2 ) ).toBe( 'Please complete this field.' );
	expect( find( '[data-atoll=summary]' ) ).toHaveTextContent( 'Which car?' );

	await user.click( loan( HOME ) );
	expect( errorOf( 2 ) ).toBe( '' );
	expect( find( '[data-atoll=summary]' ) ).toBeEmptyDOMElement();

	await user.click( loan( CAR ) );
	expect( errorOf( 2 ) ).toBe( '' );
	expect( state().fields[ 2 ]?.valid ).toBe( false );
} );

it( 'sends a form whose hidden fields are required', async () => {
	answerWith( thanks );
	wake();
	await user.click( loan( HOME ) );
	await send();
	expect( sentBody( 0 ).input_1 ).toBe( 'Home' );
} );

it( 'fills in what formulas make, and shows what hangs on them', async () => {
	wake();
	await user.type( input( 4 ), '12' );
	expect( input( 5 ) ).toHaveValue( '$144' );
	expect( field( 6 ) ).not.toBeVisible();

	await user.type( input( 4 ), '0' );
	expect( input( 5 ) ).toHaveValue( '$1,440' );
	expect( field( 6 ) ).toBeVisible();
	expect( input( 4 ) ).toHaveFocus();
} );

it( 'tells other scripts of a result once, when it changes', async () => {
	const listener = jest.fn();
	wake();
	input( 5 ).addEventListener( 'input', listener );
	await user.type( input( 4 ), '1' );
	await user.type( input( 4 ), '.' ); // Formulas use answers without their decimals.
	await user.type( input( 4 ), '9' );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'keeps the caret where somebody types', async () => {
	wake();
	await user.type( input( 4 ), '1234' );
	input( 4 ).setSelectionRange( 2, 2 );
	fireEvent.input( input( 4 ) );
	expect( input( 4 ).selectionStart ).toBe( 2 );
} );

it( 'never lets the focus fall with a field that hides', async () => {
	wake();
	await user.click( loan( CAR ) );
	await user.type( input( 2 ), 'new' );
	act( () => input( 3 ).focus() );
	fireEvent.click( loan( HOME ) ); // As by a script: a person's click would move the focus first.
	await advanceTime( 0 );
	expect( field( 3 ) ).not.toBeVisible();
	expect( input( 4 ) ).toHaveFocus();
} );
