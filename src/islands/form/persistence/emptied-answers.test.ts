import { cleanup } from '@testing-library/react';
import { input, printAgain, wake, withLiveForm, fill } from '../../../../tests/js/enquiry-form';

const type = ( value: string ) => fill( 1, value );

const leave = () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
};

const reload = () => {
	leave();
	printAgain();
	wake();
};

withLiveForm();

it( 'does not bring back the only answer, once that was taken out again', () => {
	type( 'Jo' );
	reload();
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	type( '' );
	reload();
	expect( input( 1 ) ).toHaveValue( '' );
} );
