import { fireEvent } from '@testing-library/react';
import {
	find,
	advanceTime,
	send,
	state,
	user,
	withLiveForm,
	input,
	errorOf,
	fill,
} from '../../../../tests/js/enquiry-form';

withLiveForm( 'compound-form' );

describe( 'a field of several parts', () => {
	it( 'is content as soon as its parts are, and its error does not outlast theirs', async () => {
		await user.type( input( '1_3' ), 'Jo' );
		await advanceTime( 2400 );
		expect( state().fields[ 1 ]?.errorMessage ).toBe( 'Please enter your last name.' );
		await user.type( input( '1_6' ), 'L' );
		expect( errorOf( '1' ) ).toBe( '' );
		expect( state().fields[ 1 ]?.errorMessage ).toBe( '' );
	} );

	it( 'is checked at once where it is filled in for somebody', async () => {
		await send();
		expect( errorOf( '1_6' ) ).not.toBe( '' );
		fill( '1_3', 'Jo' );
		fill( '1_6', 'Lee' );
		expect( errorOf( '1' ) ).toBe( '' );
		expect( errorOf( '1_6' ) ).not.toBe( '' );
		fireEvent.change( input( '1_3' ) );
		fireEvent.change( input( '1_6' ) );
		expect( errorOf( '1_3' ) + errorOf( '1_6' ) ).toBe( '' );
	} );

	it( 'reads out what is found in a part, and nothing of one that is still to come', async () => {
		const announcement = () => find( '[data-atoll=status]' ).textContent;
		fill( '1_3', 'J2' );
		await advanceTime( 400 );
		expect( announcement() ).toBe( 'Name: First name – Please enter your first name.' );
		await user.clear( input( '1_3' ) );
		await user.type( input( '1_3' ), 'Jo' );
		await advanceTime( 400 );
		expect( announcement() ).toBe( '' );
		await advanceTime( 2000 );
		expect( state().fields[ 1 ]?.errorMessage ).toBe( 'Please enter your last name.' );
		expect( announcement() ).toBe( '' );
	} );
} );
