import userEvent from '@testing-library/user-event';
import {
	answerWith,
	input,
	find,
	printForm,
	sayAnything,
	thanks,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { clickButton, toLastPage } from '../../../../../tests/js/pages-form';

interface Definition {
	csvDownload?: boolean;
	fields: Array< { shape: string } >;
}

/** Changes the form's definition as the server prints it. */
const redefine = ( change: ( definition: Definition ) => void ) => {
	const script = find( '[data-atoll=props]' );
	const props = JSON.parse( script.textContent! );
	change( props.definition );
	script.textContent = JSON.stringify( props );
};

const sendAndConfirm = async ( change: ( definition: Definition ) => void ) => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = jest.fn();
	printForm( 'pages-form' );
	sayAnything();
	redefine( change );
	wake();
	await toLastPage();
	await user.type( input( 4 ), 'Hello' );
	answerWith( thanks );
	await clickButton( 'submit' );
	jest.useRealTimers();
};

it( 'offers on the confirmation what was sent, by the post that works without a script', async () => {
	await sendAndConfirm( ( definition ) => ( definition.csvDownload = true ) );
	const form = find< HTMLFormElement >( '.atoll-confirmation form' );
	expect( form ).toHaveFormValues( { input_1: 'Jo', input_4: 'Hello', atoll_form: '12' } );
	expect( form ).toHaveAttribute( 'method', 'post' );
	expect( find( '.atoll-confirmation button' ) ).toHaveAttribute( 'name', 'atoll_csv' );
} );

it( 'says each time that the file is on its way, since the page shows nothing of it', async () => {
	await sendAndConfirm( ( definition ) => ( definition.csvDownload = true ) );
	const form = find< HTMLFormElement >( '.atoll-confirmation form' );
	form.addEventListener( 'submit', ( event ) => event.preventDefault() );
	const announcement = () => form.querySelector( '[role=status]' )!.firstElementChild;
	expect( announcement() ).toBeNull();
	await userEvent.click( find( '.atoll-confirmation button' ) );
	const first = announcement();
	expect( first ).toHaveTextContent( 'Your answers are being downloaded as a CSV file.' );
	await userEvent.click( find( '.atoll-confirmation button' ) );
	expect( announcement() ).toHaveTextContent( first!.textContent! );
	expect( announcement() ).not.toBe( first );
} );

it( 'says so of the button below the questions too', async () => {
	printForm();
	sayAnything();
	find( '.atoll-form__actions' ).innerHTML +=
		'<button type="submit" name="atoll_csv" value="1" data-atoll="csv">Download</button>';
	wake();
	find( 'form' ).addEventListener( 'submit', ( event ) => event.preventDefault() );
	await userEvent.click( find( '[data-atoll=csv]' ) );
	expect( find( '[data-atoll=status]' ) ).toHaveTextContent( /being downloaded/ );
} );

it( 'keeps a password out of the page', async () => {
	await sendAndConfirm( ( definition ) => {
		definition.csvDownload = true;
		definition.fields[ 0 ]!.shape = 'secret';
	} );
	expect( find( '.atoll-confirmation form' ) ).toHaveFormValues( { input_1: 'set' } );
} );

it( 'offers nothing where the editor does not', async () => {
	await sendAndConfirm( () => {} );
	expect( document.querySelector( '.atoll-confirmation form' ) ).toBeNull();
} );
