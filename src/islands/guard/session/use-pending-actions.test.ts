import { screen, within } from '@testing-library/react';
import * as data from '@wordpress/data';
import * as stores from '@atoll/stores';
import {
	accepted,
	dialog,
	ENDPOINT,
	endLogin,
	logIn,
	printPage,
	tearDownLogin,
} from '../../../../tests/js/ended-login';
import { input, find, send } from '../../../../tests/js/enquiry-form';
import {
	calls,
	advanceTime,
	clickButton,
	requests,
	server,
	session,
	went,
} from '../../../../tests/js/guard-page';
import { askToLogIn } from '../../log-in-again';

jest.mock( '../../../browser/session/navigate' );

/** Returns every request that sent answers, with its nonce. */
const sentAnswers = () =>
	requests
		.filter( ( { body } ) => body instanceof URLSearchParams && body.has( 'input_1' ) )
		.map( ( { body, headers } ) => ( {
			answers: Object.fromEntries( body as URLSearchParams ),
			nonce: ( headers as Record< string, string > )[ 'X-WP-Nonce' ],
		} ) );

beforeEach( endLogin );
afterEach( tearDownLogin );

it( 'keeps the answers, asks to log in where somebody is, and sends what was pressed', async () => {
	printPage();
	await send();
	expect( dialog() ).toHaveTextContent( 'What you have answered on this page is kept.' );
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	server[ '/token' ] = session();
	await logIn();
	expect( calls ).toContain( '/login log=jo%40example.com&pwd=kelp+forest' );
	expect( dialog() ).toBeNull();
	expect( find( '[data-atoll=confirmation]' ) ).toHaveTextContent( 'Thanks, Jo.' );
	const [ first, second ] = sentAnswers();
	expect( [ first?.nonce, second?.nonce ] ).toEqual( [ 'old', 'new' ] );
	expect( second?.answers ).toEqual( { ...first?.answers, atoll_nonce: 'form-new' } );
} );

it( 'says why a login failed, and stays with the password to be typed again', async () => {
	printPage();
	await send();
	server[ '/login' ] = { status: 401, body: { code: 'atoll_login_failed', message: 'Not so.' } };
	await logIn( 'wrong' );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent( 'Not so.' );
	expect( screen.getByLabelText( 'Password' ) ).toHaveValue( '' );
	expect( screen.getByLabelText( 'Password' ) ).toHaveFocus();
} );

it( 'asks for what is missing without a call', async () => {
	printPage();
	await send();
	await clickButton( 'Log in' );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent(
		'Please enter your email address and your password.'
	);
	expect( calls.filter( ( call ) => call.startsWith( '/login' ) ) ).toEqual( [] );
} );

it( 'sends without a login only when it is told to, and then as nobody', async () => {
	printPage();
	await send();
	await clickButton( 'Send without logging in' );
	expect( find( '[data-atoll=confirmation]' ) ).toHaveTextContent( 'Thanks, Jo.' );
	const [ , second ] = sentAnswers();
	expect( second ).toMatchObject( { nonce: undefined, answers: { atoll_nonce: '' } } );
} );

it.each( [
	[ 'a private page', { isPrivate: true }, '' ],
	[ 'an entry of their own', {}, '<input type="hidden" name="update_entry_id" value="345">' ],
] )( 'does not offer that for %s', async ( _, changes, more ) => {
	printPage( changes, more );
	await send();
	expect( dialog() ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Send without logging in' } ) ).toBeNull();
} );

it( 'leaves the form as it is for those who do not want to log in, and asks again when they send', async () => {
	printPage();
	await send();
	await clickButton( 'Not now' );
	expect( find( '[data-atoll=failure]' ) ).toHaveTextContent(
		'You have been logged out, so nothing was sent. Your answers are still here'
	);
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	await clickButton( 'Try again' );
	expect( dialog() ).toBeInTheDocument();
	expect( sentAnswers() ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );

it( 'sends nothing of one person for another who logs in, and empties the form', async () => {
	printPage();
	await send();
	server[ '/token' ] = session( 'flo' );
	await logIn();
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'Someone else is logged in now'
	);
	expect( sentAnswers() ).toHaveLength( 1 );
	expect( input( 1 ) ).toHaveValue( '' );
	expect( Object.keys( sessionStorage ) ).toEqual( [] );
	await clickButton( 'Continue' );
	expect( went() ).toEqual( [ 'http://localhost/' ] );
	expect( console ).toHaveErrored();
} );

it( 'does the same for one who has logged in elsewhere', async () => {
	printPage();
	server[ '/token' ] = session( 'flo' );
	await send();
	expect( screen.getByRole( 'alertdialog' ) ).toBeInTheDocument();
	expect( sentAnswers() ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );

it( 'goes on by itself when the same person has logged in elsewhere', async () => {
	printPage();
	data.dispatch( stores.session ).ended();
	server[ '/token' ] = session();
	server[ ENDPOINT ] = accepted;
	await send();
	expect( dialog() ).toBeNull();
	expect( find( '[data-atoll=confirmation]' ) ).toHaveTextContent( 'Thanks, Jo.' );
} );

it( 'asks once, however many wait', async () => {
	printPage();
	const outcomes = Promise.all( [ askToLogIn( true ), askToLogIn( false ) ] );
	await advanceTime( 0 );
	expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
	server[ '/token' ] = session();
	await logIn();
	expect( await outcomes ).toEqual( [ 'again', 'again' ] );
} );

it( 'has nobody to ask in a page without a guard', async () => {
	expect( await askToLogIn( true ) ).toBe( 'closed' );
} );
