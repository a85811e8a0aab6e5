import { cleanup } from '@testing-library/react';
import {
	answerWith,
	input,
	KEY,
	advanceTime,
	printAgain,
	thanks,
	user,
	wake,
	withLiveForm,
} from '../../../../../tests/js/enquiry-form';
import { clickButton, shown, toLastPage, turn } from '../../../../../tests/js/pages-form';

withLiveForm( 'pages-form' );

/** Answers all pages, and returns the state of the last page's history entry at the moment it is left. */
const leaveLastPageBy = async ( press: () => Promise< void > ) => {
	await toLastPage();
	await user.type( input( 4 ), 'Hello' );
	await advanceTime( 1100 ); // Until the answers are stored.
	expect( history.state ).toHaveProperty( [ KEY, 'kept' ] );
	let left: object | undefined;
	jest.spyOn( history, 'go' ).mockImplementation( () => ( left = history.state ) );
	await press();
	jest.restoreAllMocks();
	return left;
};

it( 'keeps neither the answers nor the page of a form that was sent', async () => {
	answerWith( thanks );
	const left = await leaveLastPageBy( () => clickButton( 'submit' ) );
	expect( left ).toMatchObject( { [ KEY ]: undefined, 'atoll-form-12-pages': [ 0 ] } );
} );

it( "keeps its page for the browser's Forward after the form's own Back, and no answers", async () => {
	const left = await leaveLastPageBy( () => turn( 'back' ) );
	expect( left ).toMatchObject( { [ KEY ]: undefined, 'atoll-form-12-pages': [ 0, 2, 3 ] } );
} );

it( 'opens the first page of a form that was sent and has led elsewhere', async () => {
	await toLastPage();
	await user.type( input( 4 ), 'Hello' );
	answerWith( {
		...thanks,
		confirmation_type: 'redirect',
		confirmation_redirect: 'http://content.test/',
	} );
	await clickButton( 'submit' );
	cleanup();
	printAgain( 'pages-form' );
	wake();
	await advanceTime( 0 );
	expect( shown() ).toEqual( [ 0 ] );
	expect( input( 1 ) ).toHaveValue( '' );
} );
