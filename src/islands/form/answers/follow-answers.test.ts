import { fireEvent } from '@testing-library/react';
import { input, pass, printForm, state, wake } from '../../../../tests/js/enquiry-form';

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
	printForm();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'knows at once what has changed, and soon what a browser filled in beside it without a word', async () => {
	input( 2 ).value = 'jo@example.com';
	fireEvent.change( input( 1 ), { target: { value: 'Jo' } } );
	expect( state().fields[ 1 ]?.value ).toBe( 'Jo' );
	expect( state().fields[ 2 ]?.value ).toBe( '' );

	await pass( 0 );
	expect( state().fields[ 2 ]?.value ).toBe( 'jo@example.com' );
	expect( state().fields[ 2 ]?.used ).toBe( false );
} );
