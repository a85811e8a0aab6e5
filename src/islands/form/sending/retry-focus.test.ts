import {
	answerWith,
	fillIn,
	find,
	clickOn,
	send,
	withLiveForm,
} from '../../../../tests/js/enquiry-form';

withLiveForm();

it( 'gives the focus to the button that sends, since the one that was pressed goes', async () => {
	answerWith( new TypeError( 'cut' ), new TypeError( 'cut' ) );
	fillIn();
	await send();
	await clickOn( '[role=alert] button' );
	expect( find( '[data-atoll=submit]' ) ).toHaveFocus();
	expect( console ).toHaveErrored();
} );

it( 'sends again where the browser cannot be told to, as Safari before 16', async () => {
	answerWith( new TypeError( 'cut' ), new TypeError( 'cut' ) );
	fillIn();
	await send();
	const { requestSubmit } = HTMLFormElement.prototype;
	Reflect.deleteProperty( HTMLFormElement.prototype, 'requestSubmit' );
	await clickOn( '[role=alert] button' );
	Object.assign( HTMLFormElement.prototype, { requestSubmit } );
	expect( fetch ).toHaveBeenCalledTimes( 2 );
	expect( console ).toHaveErrored();
} );
