import { cleanup } from '@testing-library/react';
import {
	answerWith,
	clickOn,
	fillIn,
	find,
	input,
	printAgain,
	printForm,
	send,
	wake,
	withLiveForm,
} from '../../../../tests/js/enquiry-form';
import { disownAnswers } from '../../../browser/stored-answers';

/** Announces a sent form like src/enhancements/announce-sent, which knows the URL that the form is sent to. */
const announceSent = () =>
	disownAnswers( JSON.parse( find( '[data-atoll=props]' ).textContent! ).endpoint );

/** Breaks the route, so that the browser posts the form itself. */
const postNatively = async () => {
	const native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
	const closed = { status: 403, code: 'rest_error', message: 'Words.' };
	fillIn();
	answerWith( new TypeError( 'cut' ), closed, { status: 200 } );
	await send();
	await clickOn( '[data-atoll=failure] button' );
	await clickOn( '[data-atoll=failure] button' );
	expect( native ).toHaveBeenCalledTimes( 1 );
	expect( console ).toHaveErrored();
	window.dispatchEvent( new Event( 'pagehide' ) );
	cleanup();
};

withLiveForm();
afterEach( () => jest.restoreAllMocks() );

it( 'does not show whoever comes to the form next what the browser has posted', async () => {
	await postNatively();
	printForm();
	wake();
	expect( input( 1 ) ).toHaveValue( '' );
	expect( input( 2 ) ).toHaveValue( '' );
} );

it( 'shows it to whoever goes back, as the post may have failed', async () => {
	await postNatively();
	printAgain();
	wake();
	expect( input( 1 ) ).toHaveValue( 'Jo' );
} );

it( 'shows it to nobody once a page has said that it was sent', async () => {
	await postNatively();
	announceSent();
	printAgain();
	wake();
	expect( input( 1 ) ).toHaveValue( '' );
} );
