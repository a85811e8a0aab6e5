import {
	answerWith,
	errorOf,
	fetched,
	input,
	find,
	advanceTime,
	clickOn,
	printForm,
	thanks,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import {
	button,
	clickButton,
	focused,
	shown,
	toLastPage,
	turn,
} from '../../../../../tests/js/pages-form';
import { addGate } from '../../sending/gates';

const scrolled = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.scrollIntoView = scrolled.mockReset();
	answerWith();
	printForm( 'pages-form' );
	wake();
} );
afterEach( () => jest.useRealTimers() );

const steps = () =>
	[ ...document.querySelectorAll( '[data-atoll=indicator] li' ) ].map(
		( { textContent } ) => textContent
	);

it( 'stays on a page that has something to mend, and says what, of that page alone', async () => {
	await turn( 'next' );
	expect( shown() ).toEqual( [ 0 ] );
	expect( errorOf( 1 ) ).not.toBe( '' );
	expect( errorOf( 4 ) ).toBe( '' );
	expect( input( 1 ) ).toHaveFocus();
	expect( find( '.atoll-summary' ) ).toHaveTextContent( 'Name' );
	expect( find( '.atoll-summary' ) ).not.toHaveTextContent( 'Message' );
} );

it( 'turns the page one second after Next, and says meanwhile that it does', async () => {
	await user.type( input( 1 ), 'Jo' );
	await clickButton( 'next' );
	expect( find( '[role=status]' ) ).toHaveTextContent( 'Loading the page…' );
	expect( button( 'next' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await advanceTime( 999 );
	expect( shown() ).toEqual( [ 0 ] );
	await advanceTime( 1 );
	expect( shown() ).toEqual( [ 2 ] );
	expect( find( '[role=status]' ) ).toBeEmptyDOMElement();
} );

it( 'puts the focus on the heading, which says which page it is, with the form from its top', async () => {
	await user.type( input( 1 ), 'Jo' );
	await turn( 'next' );
	expect( focused() ).toBe( 'Page 2 of 3 Your loan' );
	expect( scrolled.mock.contexts ).toEqual( [ find( '#atoll-form-12' ) ] );
	expect( scrolled.mock.calls[ 0 ][ 0 ] ).toMatchObject( { block: 'start' } );
} );

it( 'turns once, however often Next is pressed', async () => {
	const gate = jest.fn().mockResolvedValue( true );
	addGate( find( 'form' ), gate );
	await user.type( input( 1 ), 'Jo' );
	await user.dblClick( button( 'next' )! );
	await advanceTime( 5000 );
	expect( shown() ).toEqual( [ 2 ] );
	expect( gate ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes on by Enter in a field, and never back', async () => {
	await toLastPage();
	await turn( 'back' );
	expect( shown() ).toEqual( [ 2 ] );
	await user.type( input( 3 ), '{Enter}' );
	await advanceTime( 1000 );
	expect( shown() ).toEqual( [ 3 ] );
} );

it( 'goes back without judging', async () => {
	await user.type( input( 1 ), 'Jo' );
	await turn( 'next' );
	await user.type( input( 3 ), 'nobody' );
	await turn( 'back' );
	expect( shown() ).toEqual( [ 0 ] );
	expect( input( 3 ) ).toHaveValue( 'nobody' );
	expect( button( 'back' ) ).toBeDisabled();
} );

it( 'has the submit button in the place of Next on the last page, and there alone', async () => {
	expect( button( 'submit' ) ).toBeUndefined();
	await toLastPage();
	expect( [ button( 'next' ), !! button( 'submit' ) ] ).toEqual( [ undefined, true ] );
} );

it( 'sends from the last page everything that was answered', async () => {
	await toLastPage();
	await user.type( input( 4 ), 'Hello' );
	answerWith( thanks );
	await clickButton( 'submit' );
	const body = fetched.mock.calls[ 0 ][ 1 ].body as URLSearchParams;
	expect( [ body.get( 'input_1' ), body.get( 'input_4' ) ] ).toEqual( [ 'Jo', 'Hello' ] );
	expect( find( '.atoll-confirmation' ) ).toHaveFocus();
} );

it( 'goes to the first page on which the server found something', async () => {
	await toLastPage();
	await user.type( input( 4 ), 'Hello' );
	answerWith( { status: 400, is_valid: false, validation_messages: { 1: 'Who?', 4: 'No.' } } );
	await clickButton( 'submit' );
	expect( shown() ).toEqual( [ 0 ] );
	expect( errorOf( 1 ) ).toBe( 'Who?' );
	expect( input( 1 ) ).toHaveFocus();
	expect( find( '.atoll-summary' ) ).not.toHaveTextContent( 'No.' );
} );

it( 'posts the page that shows, for when the server has to turn it', async () => {
	await user.type( input( 1 ), 'Jo' );
	await turn( 'next' );
	expect( find( 'form' ) ).toHaveFormValues( { atoll_page: '2', atoll_seen: '' } );
} );

it( 'passes over and does not count a page that the answers hide', async () => {
	expect( steps() ).toEqual( [ '1You', '2Your loan', '3Send' ] );
	await user.type( input( 1 ), 'Business' );
	expect( steps() ).toEqual( [ '1You', '2Your business', '3Your loan', '4Send' ] );
	await turn( 'next' );
	expect( shown() ).toEqual( [ 1 ] );
	expect( focused() ).toContain( 'Page 2 of 4' );
	expect( steps()[ 0 ] ).toBe( '1You(completed)' );
	expect( find( '[aria-current=step]' ) ).toHaveTextContent( '2Your business' );
} );

describe( 'when a part holds the form', () => {
	const form = () => find< HTMLFormElement >( 'form' );

	it( 'stays, and says why', async () => {
		addGate( form(), async ( intent ) => `Not ${ intent } yet.` );
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		expect( shown() ).toEqual( [ 0 ] );
		expect( find( '.atoll-summary' ) ).toHaveTextContent( 'Not next yet.' );
		expect( button( 'next' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	it( 'goes back all the same', async () => {
		await user.type( input( 1 ), 'Jo' );
		await turn( 'next' );
		addGate( form(), async () => 'No.' );
		await turn( 'back' );
		expect( shown() ).toEqual( [ 0 ] );
	} );

	it( 'sends nothing, and says why', async () => {
		await toLastPage();
		await user.type( input( 4 ), 'Hello' );
		addGate( form(), async ( intent ) => ( intent === 'submit' ? 'Please wait.' : true ) );
		await clickButton( 'submit' );
		expect( fetched ).not.toHaveBeenCalled();
		expect( find( '.atoll-summary' ) ).toHaveTextContent( 'Please wait.' );
	} );
} );

it( 'leaves a page that cannot be judged to the server', async () => {
	const posted = jest.fn( ( event: Event ) => event.defaultPrevented );
	const silent = ( event: ErrorEvent ) => event.preventDefault();
	window.addEventListener( 'error', silent );
	find( 'form' ).addEventListener( 'submit', ( event ) => {
		posted( event );
		event.preventDefault();
	} );
	input( 1 ).remove();
	jest.spyOn( window, 'FormData' ).mockImplementation( () => {
		throw new Error( 'Broken' );
	} );
	await clickButton( 'next' );
	jest.restoreAllMocks();
	window.removeEventListener( 'error', silent );
	expect( posted ).toHaveReturnedWith( false );
} );

it( 'leaves Save and Continue to whoever saves', async () => {
	const event = new SubmitEvent( 'submit', { cancelable: true, submitter: button( 'save' ) } );
	find( 'form' ).dispatchEvent( event );
	await advanceTime( 1000 );
	expect( event.defaultPrevented ).toBe( false );
	expect( shown() ).toEqual( [ 0 ] );
	await clickOn( '[data-atoll=next]' );
	expect( errorOf( 1 ) ).not.toBe( '' );
} );
