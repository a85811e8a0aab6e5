import { cleanup } from '@testing-library/react';
import { find, printAgain, wake, withPrintedForm } from '../../../../tests/js/enquiry-form';

const FILES = '{"input_6":[{"uploaded_filename":"pay.pdf","temp_filename":"one"}]}';

const files = () => find< HTMLInputElement >( '[name=gform_uploaded_files]' );

/** Prints the page of a draft that has a file. */
const print = () => {
	printAgain();
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		'<input type="hidden" name="gform_uploaded_files">'
	);
	files().value = FILES;
	wake();
};

const reload = () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
	print();
};

withPrintedForm();
beforeEach( () => {
	print();
} );

it( 'does not bring back a file that was taken away, though nothing else was changed', () => {
	files().value = '';
	reload();
	expect( files() ).toHaveValue( '' );
	reload();
	expect( files() ).toHaveValue( '' );
} );

it( 'keeps nothing of a saved form that was only looked at', () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sessionStorage ).toHaveLength( 0 );
} );
