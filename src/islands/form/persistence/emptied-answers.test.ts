import { cleanup, fireEvent } from '@testing-library/react';
import { input, printAgain, printForm, wake } from '../../../../tests/js/enquiry-form';

const type = ( value: string ) => fireEvent.input( input( 1 ), { target: { value } } );

const leave = () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
};

const reload = () => {
	leave();
	printAgain();
	wake();
};

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
	printForm();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'does not bring back the only answer, once that was taken out again', () => {
	type( 'Jo' );
	reload();
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	type( '' );
	reload();
	expect( input( 1 ) ).toHaveValue( '' );
} );
