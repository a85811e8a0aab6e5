import { cleanup } from '@testing-library/react';
import {
	advanceTime,
	answerWith,
	clickOn,
	fetched,
	find,
	input,
	printAgain,
	printForm,
	send,
	sentBody,
	thanks,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { isChanged } from '../../markup/markup';

/** A number field of the form, which is an amount of money here. */
const PRICE = 4;

const print = ( printPage = printForm ) => {
	printPage( 'logic-form' );
	const props = find( '[data-atoll=props]' );
	props.textContent = props
		.textContent!.replace( 'decimal_dot', 'currency' )
		.replace( '"^-?(', '"^-?[$]?(' );
};

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	print();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'shows an amount as money once it is left, and plainly while it is typed', async () => {
	await user.type( input( PRICE ), '850000.5' );
	expect( input( PRICE ) ).toHaveValue( '850000.5' );

	await user.tab();
	expect( input( PRICE ) ).toHaveValue( '$850,000.50' );

	await user.click( input( PRICE ) );
	expect( input( PRICE ) ).toHaveValue( '850000.50' );
} );

it( 'selects the whole amount where a Tab has selected it', async () => {
	await user.type( input( PRICE ), '850000' );
	await user.tab();
	await user.tab( { shift: true } );
	expect( input( PRICE ) ).toHaveFocus();
	expect( input( PRICE ).selectionStart ).toBe( 0 );
	expect( input( PRICE ).selectionEnd ).toBe( '850000'.length );
} );

it( 'leaves what is no amount as it was typed', async () => {
	await user.type( input( PRICE ), '850k' );
	await user.tab();
	expect( input( PRICE ) ).toHaveValue( '850k' );
} );

it( 'shows as money what was typed and left before the form came alive, and leaves what is being typed', async () => {
	print();
	input( PRICE ).value = '850000';
	wake();
	expect( input( PRICE ) ).toHaveValue( '$850,000' );

	print();
	input( PRICE ).value = '850000';
	input( PRICE ).focus();
	wake();
	await advanceTime( 0 );
	expect( input( PRICE ) ).toHaveValue( '850000' );
} );

it( 'takes an amount that the server has put in for no answer, however it is shown', async () => {
	print();
	input( PRICE ).setAttribute( 'value', '850000' );
	wake();
	expect( input( PRICE ) ).toHaveValue( '$850,000' );
	expect( isChanged( input( PRICE ) ) ).toBe( false );
	await user.click( input( PRICE ) );
	expect( input( PRICE ) ).toHaveValue( '850000' );
	expect( isChanged( input( PRICE ) ) ).toBe( false );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sessionStorage ).toHaveLength( 0 );
} );

describe( 'when it is sent with Enter, and the answer is lost', () => {
	const Native = window.FormData;
	/** A FormData that dispatches `formdata` to its form, as browsers do and jsdom does not. */
	class Told extends Native {
		constructor( form?: HTMLFormElement ) {
			super( form );
			form?.dispatchEvent( Object.assign( new Event( 'formdata' ), { formData: this } ) );
		}
	}
	beforeEach( () => {
		window.FormData = Told;
	} );
	afterEach( () => {
		window.FormData = Native;
	} );

	const sendByEnter = async ( lost: object ) => {
		answerWith( lost, thanks );
		await user.click( find( '#atoll-12-1-0' ) );
		await user.type( input( PRICE ), '850000{Enter}' );
		await advanceTime( 0 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( input( PRICE ) ).toHaveValue( '850000' );
		expect( console ).toHaveErrored();
	};
	/** Returns the sent answers without the elapsed time, which is not an answer. */
	const sentAnswers = ( call: number ) => ( { ...sentBody( call ), atoll_elapsed: '' } );

	it.each( [
		[ 'the line was cut', new TypeError( 'cut' ) ],
		[ 'nobody can read it', { status: 200, text: async () => '<h1>Thanks</h1>' } ],
	] )( 'goes out as the same amount again where %s', async ( _, lost ) => {
		await sendByEnter( lost );
		await clickOn( '[data-atoll=failure] button' );
		expect( sentAnswers( 1 ) ).toEqual( { ...sentAnswers( 0 ), input_4: '850000' } );
	} );

	it( 'goes out as the same amount after a reload', async () => {
		await sendByEnter( new TypeError( 'cut' ) );
		window.dispatchEvent( new Event( 'pagehide' ) );
		cleanup();
		print( printAgain );
		wake();
		expect( input( PRICE ) ).toHaveValue( '$850,000' );
		await send();
		expect( sentAnswers( 1 ) ).toEqual( { ...sentAnswers( 0 ), input_4: '850000' } );
	} );
} );
