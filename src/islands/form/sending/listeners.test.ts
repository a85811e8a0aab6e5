import * as hooks from '@wordpress/hooks';
import {
	answerWith,
	fillIn,
	input,
	printForm,
	send,
	thanks,
	user,
	wake,
} from '../../../../tests/js/enquiry-form';
import { navigateTo } from '../confirmation/redirect';

jest.mock( '../confirmation/redirect', () => ( {
	...jest.requireActual( '../confirmation/redirect' ),
	navigateTo: jest.fn(),
} ) );

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	( window as { wp?: object } ).wp = { hooks };
	printForm();
	wake();
	fillIn();
} );
afterEach( () => {
	hooks.removeAction( 'atoll.submitForm', 'test' );
	delete ( window as { wp?: object } ).wp;
	jest.useRealTimers();
} );

it( 'tells other scripts of a stored submission, and of no other', async () => {
	const listener = jest.fn();
	hooks.addAction( 'atoll.submitForm', 'test', listener );
	answerWith( { status: 400, is_valid: false, validation_messages: { 2: 'No.' } }, thanks );
	await send();
	expect( listener ).not.toHaveBeenCalled();
	await user.type( input( 2 ), 'n' );
	await send();
	expect( listener.mock.calls ).toEqual( [ [ 12 ] ] );
} );

it( 'leaves for a redirect although a script that hears of the submission throws', async () => {
	hooks.addAction( 'atoll.submitForm', 'test', () => {
		throw new Error( 'No analytics.' );
	} );
	answerWith( {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: 'http://content.test/thanks/',
	} );
	await send();
	expect( navigateTo ).toHaveBeenCalledWith( 'http://localhost/thanks/' );
	expect( console ).toHaveErrored();
} );
