import {
	answerWith,
	fillIn,
	find,
	clickOn,
	printForm,
	send,
	wake,
} from '../../../../tests/js/enquiry-form';

beforeEach( () => {
	sessionStorage.clear();
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	printForm();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'gives the focus to the button that sends, since the one that was pressed goes', async () => {
	answerWith( new TypeError( 'cut' ), new TypeError( 'cut' ) );
	fillIn();
	await send();
	await clickOn( '[role=alert] button' );
	expect( find( '[data-atoll=submit]' ) ).toHaveFocus();
	expect( console ).toHaveErrored();
} );
