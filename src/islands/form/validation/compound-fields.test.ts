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

describe( 'a part of a field', () => {
	it( 'is checked 400 ms after the last key, at its own place', async () => {
		fill( '1_3', 'J2' );
		await advanceTime( 399 );
		expect( errorOf( '1_3' ) ).toBe( '' );
		await advanceTime( 1 );
		expect( errorOf( '1_3' ) ).toBe( 'Please enter your first name.' );
		expect( input( '1_3' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( find( '[data-input="1.3"]' ) ).toHaveClass( 'is-invalid' );
		expect( errorOf( '1_6' ) ).toBe( '' );
		expect( errorOf( '1' ) ).toBe( '' );
	} );

	it( 'is checked when it is left for its neighbour, if it was used', async () => {
		await user.click( input( '1_3' ) );
		await user.tab();
		expect( errorOf( '1_3' ) ).toBe( '' );
		await user.click( input( '1_6' ) );
		fill( '1_6', 'Lee 7' );
		await user.tab();
		expect( errorOf( '1_6' ) ).toBe( 'Please enter your last name.' );
	} );

	it( 'says at once that it was emptied and is required', async () => {
		await user.type( input( '1_3' ), 'J' );
		await user.clear( input( '1_3' ) );
		expect( errorOf( '1_3' ) ).toBe( 'Please enter your first name.' );
	} );

	it( 'says nothing when it was emptied and may be', async () => {
		await user.type( input( '2_1' ), 'J' );
		await user.clear( input( '2_1' ) );
		await advanceTime( 400 );
		expect( errorOf( '2_1' ) ).toBe( '' );
	} );

	it( 'is content once it is mended', async () => {
		fill( '2_5', '20a' );
		await advanceTime( 400 );
		expect( errorOf( '2_5' ) ).toBe( 'Please enter a valid postcode.' );
		fill( '2_5', '2000' );
		await advanceTime( 400 );
		expect( errorOf( '2_5' ) ).toBe( '' );
		expect( input( '2_5' ) ).not.toHaveAttribute( 'aria-invalid' );
		expect( find( '[data-input="2.5"]' ) ).toHaveClass( 'is-valid' );
	} );

	it( 'keeps characters out that it does not take', () => {
		const enter = ( data: string ) => {
			const event = new InputEvent( 'beforeinput', {
				data,
				bubbles: true,
				cancelable: true,
			} );
			input( '2_5' ).dispatchEvent( event );
			return event.defaultPrevented;
		};

		expect( enter( '2' ) ).toBe( false );
		expect( enter( 'x' ) ).toBe( true );
	} );
} );

describe( 'a field of several parts', () => {
	it( 'follows its parts after two seconds', async () => {
		await user.type( input( '1_3' ), 'Jo' );
		await user.type( input( '1_6' ), 'Lee' );
		await advanceTime( 400 );
		expect( state().fields[ 1 ]?.valid ).toBe( false );
		await advanceTime( 1999 );
		expect( state().fields[ 1 ]?.valid ).toBe( false );
		await advanceTime( 1 );
		expect( state().fields[ 1 ]?.valid ).toBe( true );
		expect( find( '[data-field="1"]' ) ).toHaveClass( 'is-valid' );
	} );

	it( 'keeps quiet of a part that nobody has touched yet', async () => {
		await user.type( input( '1_3' ), 'Jo' );
		await advanceTime( 2400 );
		expect( state().fields[ 1 ] ).toMatchObject( { valid: false, used: true } );
		expect( document.querySelectorAll( '.atoll-error' ) ).toHaveLength( 0 );
	} );

	it( 'is judged at once on submit, part by part, and the focus goes to the first to mend', async () => {
		await user.type( input( '1_3' ), 'Jo' );
		await send();
		expect( state().fields[ 1 ]?.valid ).toBe( false );
		expect( errorOf( '1_6' ) ).toBe( 'Please enter your last name.' );
		expect( input( '1_6' ) ).toHaveFocus();
		expect(
			[ ...document.querySelectorAll( '.atoll-summary li' ) ].map( ( li ) => li.textContent )
		).toEqual( [
			'Name: Last name – Please enter your last name.',
			'Assets – Please complete each field.',
		] );
	} );

	it( 'is led to from the summary, to the very part', async () => {
		await send();
		await user.click( find( '.atoll-summary a[href="#atoll-12-1-6"]' ) );
		expect( input( '1_6' ) ).toHaveFocus();
	} );
} );
