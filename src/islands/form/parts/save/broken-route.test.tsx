import {
	answerWith,
	clickOn,
	find,
	input,
	sentBody,
	user,
	withPrintedForm,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { printSaving } from '../../../../../tests/js/saved-form';
import '.';

withPrintedForm();

let native: jest.SpyInstance;
const posted: Record< string, FormDataEntryValue >[] = [];
beforeEach( () => {
	posted.length = 0;
	native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation( function (
		this: HTMLFormElement
	) {
		posted.push( Object.fromEntries( new FormData( this ) ) );
	} );
	printSaving();
	wake();
} );
afterEach( () => jest.restoreAllMocks() );

const refused = { status: 403, code: 'rest_forbidden', message: 'Words.' };
const retry = () => clickOn( '[data-atoll=save-modal] button' );

const failTwice = async ( ...thereafter: object[] ) => {
	await user.type( input( 1 ), 'Jo' );
	answerWith( refused, refused, ...thereafter );
	await clickOn( '[data-atoll=save]' );
	await retry();
	expect( native ).not.toHaveBeenCalled();
	await retry();
	expect( console ).toHaveErrored();
};

it( 'lets the browser save the form when the route seems to be broken', async () => {
	await failTwice( { status: 200 } );
	expect( posted ).toHaveLength( 1 );
	expect( posted[ 0 ] ).toMatchObject( {
		gform_save: '1',
		gform_unique_id: sentBody( 0 ).gform_unique_id,
		input_1: 'Jo',
	} );
	expect( document.querySelector( 'input[name=gform_save]' ) ).toBeNull();
} );

it( 'lets it do so too for whoever presses the button of the form instead', async () => {
	await user.type( input( 1 ), 'Jo' );
	answerWith( refused, refused, { status: 200 } );
	await clickOn( '[data-atoll=save]' );
	await clickOn( '[data-atoll=save]' );
	expect( native ).not.toHaveBeenCalled();
	await clickOn( '[data-atoll=save]' );
	await clickOn( '[data-atoll=save]' );
	expect( posted ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );

it( 'stays on the page while the whole site is out of reach, and sends nothing', async () => {
	await failTwice( { status: 503 }, { status: 503 } );
	expect( find( '[data-atoll=save-modal] [role=alert]' ) ).toHaveTextContent(
		'We could not save your form. Your answers are still here'
	);
	await retry();
	expect( native ).not.toHaveBeenCalled();
	expect( document.querySelector( 'input[name=gform_save]' ) ).toBeNull();
	expect( find( '[data-atoll=failure]' ) ).toBeEmptyDOMElement();
} );
