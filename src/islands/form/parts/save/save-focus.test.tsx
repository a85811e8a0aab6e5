import { openDialogs } from '../../../../../tests/js/dialogs';
import { answerWith, find, clickOn, wake } from '../../../../../tests/js/enquiry-form';
import { printSaving } from '../../../../../tests/js/saved-form';
import '.';

const saved = { is_valid: true, resume_token: 'token', draft_version: 3 };
const saveButton = () => find( '[data-atoll=save]' );

/** The element that had the focus when the dialog opened, to which browsers return the focus. */
let opener: Element | null;

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	openDialogs();
	HTMLDialogElement.prototype.showModal = function () {
		opener = this.ownerDocument.activeElement;
		this.open = true;
	};
	printSaving();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'gives the focus back to the button that saves, also when it was saved at the second try', async () => {
	answerWith( new TypeError( 'cut' ), saved );
	await clickOn( '[data-atoll=save]' );
	await clickOn( '[data-atoll=save-modal] button' );
	expect( opener ).toBe( saveButton() );
	expect( console ).toHaveErrored();
} );

it( 'and when it was saved apart from a newer version', async () => {
	answerWith( { status: 409, code: 'atoll_draft_changed', message: 'Changed.' }, saved );
	await clickOn( '[data-atoll=save]' );
	await clickOn( '[data-atoll=save-modal] button' );
	expect( opener ).toBe( saveButton() );
	expect( console ).toHaveErrored();
} );
