import {
	answerWith,
	clickOn,
	errorOf,
	fillIn,
	find,
	input,
	send,
	sentBody,
	withLiveForm,
} from '../../../../tests/js/enquiry-form';

/** The server's verdict on a question that was added to the form after this page was printed. */
const unknown = {
	status: 400,
	is_valid: false,
	validation_messages: { 2: 'Not this one.', 99: 'Please complete this field.' },
};

withLiveForm();
let native: jest.SpyInstance;
beforeEach( () => {
	native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
	fillIn();
} );
afterEach( () => jest.restoreAllMocks() );

it( 'has the server print the form as it is now, with the answers', async () => {
	answerWith( unknown, { status: 200 } );
	await send();
	expect( native ).toHaveBeenCalledTimes( 1 );
	expect( input( 1 ).form ).toHaveFormValues( {
		input_1: 'Jo',
		gform_unique_id: sentBody( 0 ).gform_unique_id,
	} );
	expect( find( '[data-atoll=submit]' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( errorOf( 2 ) ).toBe( '' );
} );

it( 'stays with the answers while the site cannot be reached, and does so at the next try', async () => {
	answerWith( unknown, new TypeError( 'cut' ), unknown, { status: 200 } );
	await send();
	expect( native ).not.toHaveBeenCalled();
	expect( find( '[data-atoll=failure] [role=alert]' ) ).toHaveTextContent( /try again/i );
	await clickOn( '[data-atoll=failure] button' );
	expect( native ).toHaveBeenCalledTimes( 1 );
} );
