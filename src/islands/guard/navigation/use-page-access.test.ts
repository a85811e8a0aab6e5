import { screen } from '@testing-library/react';
import {
	calls,
	ended,
	hearFromOtherTab,
	leaveAndReturn,
	navigation,
	advanceTime,
	clickButton,
	server,
	session,
	setUp,
	tearDown,
	veil,
	watchPage,
	went,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

const LOGIN = `http://localhost/portal/login/?portalRedirect=%2F`;

beforeEach( setUp );
afterEach( tearDown );

it( 'covers nothing and asks nothing on a page that the server has just given', async () => {
	watchPage();
	await advanceTime( 10_000 );
	expect( [ veil(), calls ] ).toEqual( [ null, [] ] );
} );

it( 'asks before it trusts a page that was made long before it woke', async () => {
	jest.advanceTimersByTime( 61_000 );
	server[ '/token' ] = ended;
	watchPage( { isPrivate: false } );
	await advanceTime( 0 );
	expect( calls ).toEqual( [ '/token' ] );
	expect(
		screen.getByRole( 'dialog', { name: 'You have been logged out' } )
	).toBeInTheDocument();
} );

it( 'covers a page before the browser puts it away, and shows it when the session goes on', async () => {
	watchPage();
	expect( await leaveAndReturn() ).toBe( true );
	expect( calls ).toEqual( [ '/token' ] );
	expect( veil() ).toBeNull();
	expect( went() ).toEqual( [] );
} );

it( 'sends whoever came back after their session to log in, and shows nothing', async () => {
	watchPage();
	server[ '/token' ] = ended;
	await leaveAndReturn();
	expect( veil() ).not.toBeNull();
	expect( went() ).toEqual( [ LOGIN ] );
} );

it( "asks before it shows a page from the browser's cache", async () => {
	navigation.transferSize = 0;
	watchPage();
	expect( veil() ).not.toBeNull();
	await advanceTime( 0 );
	expect( calls ).toEqual( [ '/token' ] );
	expect( veil() ).toBeNull();
} );

it( 'remembers the way back for the own screen of WordPress too', async () => {
	watchPage( { loginPage: 'http://localhost/wp-login.php' } );
	server[ '/token' ] = ended;
	await leaveAndReturn();
	expect( went() ).toEqual( [ 'http://localhost/wp-login.php?redirect_to=%2F' ] );
} );

it( 'shows a public page as it is for visitors', async () => {
	watchPage( { isPrivate: false } );
	server[ '/token' ] = ended;
	await leaveAndReturn();
	expect( went() ).toEqual( [ 'http://localhost/' ] );
} );

it( 'finds it by the address that the server has told, not by what this one asks for', async () => {
	watchPage( { isPrivate: false, page: 'http://localhost/?page_id=5' } );
	history.replaceState( null, '', '/?page_id=5&formid=1&formtoken=2' );
	server[ '/token' ] = ended;
	await leaveAndReturn();
	history.replaceState( null, '', '/' );
	expect( went() ).toEqual( [ 'http://localhost/?page_id=5' ] );
} );

it.each( [
	[ 'an answer of another kind', { body: { hello: 1 } } ],
	[ 'an error of the server', { status: 500, body: {} } ],
] )( 'takes %s for no session', async ( _, answer ) => {
	watchPage();
	server[ '/token' ] = answer;
	await leaveAndReturn();
	expect( went() ).toEqual( [ LOGIN ] );
} );

it( 'ends its spinner within ten seconds when nothing answers, with two ways on', async () => {
	watchPage();
	server[ '/token' ] = null;
	await leaveAndReturn();
	expect( veil() ).toHaveTextContent( 'Checking your login…' );
	await advanceTime( 8000 );
	expect( went() ).toEqual( [ LOGIN ] );
	await advanceTime( 2000 );
	expect( veil() ).toHaveTextContent( 'We could not check whether you are logged in.' );
	expect( screen.getByRole( 'link', { name: 'Go to the login page' } ) ).toHaveAttribute(
		'href',
		LOGIN
	);
} );

it( 'stays covered without a connection, and tries again when asked to', async () => {
	watchPage();
	server[ '/token' ] = new TypeError( 'Failed to fetch' );
	await leaveAndReturn();
	expect( went() ).toEqual( [] );
	expect( veil() ).toHaveTextContent( 'We could not check whether you are logged in.' );
	server[ '/token' ] = session();
	await clickButton( 'Try again' );
	expect( veil() ).toBeNull();
} );

it( 'sends nobody round in circles', async () => {
	watchPage();
	server[ '/token' ] = { status: 500, body: {} };
	await leaveAndReturn();
	await leaveAndReturn();
	expect( went() ).toHaveLength( 1 );
	expect( veil() ).toHaveTextContent( 'We could not check whether you are logged in.' );
	await advanceTime( 5000 );
	await clickButton( 'Try again' );
	expect( went() ).toHaveLength( 2 );
} );

it( 'says that the login has ended where the browser keeps nothing by which it may be sent on', async () => {
	watchPage();
	server[ '/token' ] = ended;
	const blocked = jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
		throw new Error( 'blocked' );
	} );
	await leaveAndReturn();
	blocked.mockRestore();
	expect( went() ).toEqual( [] );
	expect( veil() ).toHaveTextContent( 'You have been logged out.' );
	expect( screen.getByRole( 'link', { name: 'Go to the login page' } ) ).toHaveFocus();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
} );

it( 'goes where another tab has gone that logged out', async () => {
	sessionStorage.setItem( 'atoll-form-1', JSON.stringify( { mark: 'jo', kept: [] } ) );
	watchPage();
	server[ '/token' ] = ended;
	await hearFromOtherTab( { type: 'left' } );
	await advanceTime( 0 );
	expect( veil() ).not.toBeNull();
	expect( went() ).toEqual( [ LOGIN ] );
	expect( sessionStorage.getItem( 'atoll-form-1' ) ).toBeNull();
} );

it( 'shows nothing of one person to another, and says why', async () => {
	sessionStorage.setItem( 'atoll-form-1', JSON.stringify( { mark: 'jo', kept: [] } ) );
	watchPage( {}, '<div data-island="form"><form><input name="input_1"></form></div>' );
	const input = document.querySelector< HTMLInputElement >( '[name=input_1]' )!;
	input.value = 'Private';
	server[ '/token' ] = session( 'flo' );
	await leaveAndReturn();
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'we cleared them from this page and sent nothing'
	);
	expect( input.value ).toBe( '' );
	expect( sessionStorage.getItem( 'atoll-form-1' ) ).toBeNull();
	await clickButton( 'Continue' );
	expect( went() ).toEqual( [ 'http://localhost/' ] );
} );
