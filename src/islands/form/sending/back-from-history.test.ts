import { act } from '@testing-library/react';
import {
	answerWith,
	KEY,
	find,
	send,
	sentBody,
	state,
	thanks,
	user,
	wake,
	withPrintedForm,
	fill,
} from '../../../../tests/js/enquiry-form';

const redirect = {
	...thanks,
	confirmation_type: 'redirect',
	confirmation_redirect: 'http://content.test/',
};

const loan = ( choice: number ) => find( `#atoll-12-1-${ choice }` );
const HOME = 0;
const CAR = 1;

const transition = ( type: string ) =>
	act( async () => {
		window.dispatchEvent( Object.assign( new Event( type ), { persisted: true } ) );
	} );

/** Sends the form, which leads to another page, and restores the page from the browser's cache. */
const sendAndComeBack = async () => {
	answerWith( redirect, redirect );
	wake();
	await user.click( loan( HOME ) );
	await send();
	await transition( 'pagehide' );
	await transition( 'pageshow' );
};

withPrintedForm( 'logic-form' );

it( 'shows what other answers call for', async () => {
	await sendAndComeBack();
	await user.click( loan( CAR ) );
	expect( find( '[data-field="2"]' ) ).toBeVisible();
} );

it( 'keeps other answers as those of a form that was never sent', async () => {
	await sendAndComeBack();
	await user.click( loan( CAR ) );
	fill( 2, 'new' );
	await transition( 'pagehide' );
	expect( JSON.stringify( history.state[ KEY ] ) ).toContain( '"new"' );
} );

it( 'sends the same answers once more under the same key, so that they count once', async () => {
	await sendAndComeBack();
	await send();
	expect( sentBody( 1 ).gform_unique_id ).toBe( sentBody( 0 ).gform_unique_id );
	expect( state().confirmed ).toBe( true );
} );
