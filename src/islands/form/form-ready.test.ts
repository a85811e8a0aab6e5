import * as hooks from '@wordpress/hooks';
import {
	input,
	find,
	advanceTime,
	printForm,
	state,
	user,
	wake,
} from '../../../tests/js/enquiry-form';

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	( window as { wp?: object } ).wp = { hooks };
	printForm();
} );
afterEach( () => {
	[ 'test', 'acme/slider' ].forEach( ( who ) => hooks.removeAction( 'atoll.formReady', who ) );
	delete ( window as { wp?: object } ).wp;
	jest.useRealTimers();
} );

it( 'hands the form to other scripts once', () => {
	const ready = jest.fn();
	hooks.addAction( 'atoll.formReady', 'test', ready );
	wake();
	expect( ready.mock.calls ).toEqual( [ [ find( 'form' ), 12 ] ] );
} );

it( 'listens by then: what such a script writes is an answer', async () => {
	hooks.addAction( 'atoll.formReady', 'test', ( form: HTMLFormElement ) => {
		const email = form.elements.namedItem( 'input_2' ) as HTMLInputElement;
		email.value = 'jo@example.com';
		email.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	wake();
	await advanceTime( 400 );
	expect( state().fields[ 2 ]!.value ).toBe( 'jo@example.com' );
} );

it( 'comes to life whole when such a script throws', async () => {
	hooks.addAction( 'atoll.formReady', 'test', () => {
		throw new Error( 'No slider here.' );
	} );
	wake();
	await user.click( find( '[data-atoll=submit]' ) );
	await advanceTime( 400 );
	expect( document.body ).toHaveTextContent( 'There is a problem' );
	expect( console ).toHaveErrored();
} );

it( 'lets the script of another plugin bring its control to life', async () => {
	input( 2 ).classList.add( 'acme-slider' );
	input( 2 ).after( document.createElement( 'output' ) );
	jest.isolateModules( () => {
		require( '../../../tests/fixtures/plugins/acme-fields/slider.js' );
	} );
	wake();
	await user.type( input( 2 ), '35' );
	expect( find( 'output' ) ).toHaveTextContent( '35 %' );
} );
