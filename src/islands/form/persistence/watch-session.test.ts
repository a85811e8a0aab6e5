import { fireEvent } from '@testing-library/react';
import { input, find, printForm, user, wake } from '../../../../tests/js/enquiry-form';

const start = jest.fn( async () => {} );

/**
 * Opens a public page's form beside a guard that has not started; `change` changes the page before the form's island
 * starts.
 */
const open = ( change = () => {} ) => {
	printForm();
	document.body.insertAdjacentHTML( 'beforeend', '<div data-island="guard"></div>' );
	change();
	wake();
	jest.runOnlyPendingTimers();
};

beforeEach( () => {
	jest.useFakeTimers();
	start.mockClear();
	Object.assign( window, { atollIslands: { start } } );
} );
afterEach( () => jest.useRealTimers() );

it( 'lets the guard sleep while there is nothing to lose', () => {
	open();
	fireEvent.focusIn( input( 1 ) );
	jest.runOnlyPendingTimers();
	expect( start ).not.toHaveBeenCalled();
} );

it( 'wakes it once something is answered, in an idle moment', async () => {
	open();
	await user.type( input( 1 ), 'Jo' );
	jest.runOnlyPendingTimers();
	expect( start ).toHaveBeenCalledTimes( 1 );
	expect( start ).toHaveBeenCalledWith( find( '[data-island=guard]' ) );
} );

const hide = ( name: string, value: string ) =>
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		`<input type="hidden" name="${ name }" value="${ value }">`
	);

it.each( [
	[ 'an answer that was there before the island', () => ( input( 1 ).value = 'Jo' ) ],
	[ 'an entry of theirs', () => hide( 'update_entry_id', '345' ) ],
	[ 'a draft', () => hide( 'gform_resume_token', 'abc' ) ],
] )( 'wakes it for %s', ( _, change ) => {
	open( change as () => void );
	expect( start ).toHaveBeenCalledTimes( 1 );
} );
