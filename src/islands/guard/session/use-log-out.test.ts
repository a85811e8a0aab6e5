import { fireEvent, screen } from '@testing-library/react';
import {
	addGuard,
	calls,
	advanceTime,
	clickButton,
	props,
	saidToOtherTabs,
	server,
	session,
	setUp,
	tearDown,
	veil,
	watchPage,
	went,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

const storedAnswers = ( mark: string ) => JSON.stringify( { mark, draft: '', kept: [], at: 1 } );
const logOut = async () => {
	fireEvent.click( screen.getByRole( 'button', { name: 'Log out' } ) );
	await advanceTime( 0 );
};

let posted: jest.SpyInstance;

beforeEach( () => {
	setUp();
	posted = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockReturnValue();
	sessionStorage.setItem( 'atoll-form-1', storedAnswers( 'jo' ) );
	sessionStorage.setItem( 'atoll-form-2', storedAnswers( '' ) );
	sessionStorage.setItem( 'other', 'no JSON' );
	history.replaceState( { 'atoll-form-1': { mark: 'jo' }, other: 1 }, '' );
	watchPage();
} );
afterEach( () => {
	tearDown();
	posted.mockRestore();
} );

it( 'ends the session, covers the page and goes to the login page', async () => {
	await logOut();
	expect( calls ).toEqual( [ '/logout' ] );
	expect( veil() ).toHaveTextContent( 'Logging out…' );
	expect( went() ).toEqual( [ 'http://localhost/portal/login/?atoll_done=logged-out' ] );
} );

it( 'leaves nothing of what the person answered in the browser', async () => {
	await logOut();
	expect( Object.keys( sessionStorage ).sort() ).toEqual( [ 'atoll-form-2', 'other' ] );
	expect( history.state ).toEqual( { other: 1 } );
} );

it( 'tells the other tabs', async () => {
	await logOut();
	expect( saidToOtherTabs ).toEqual( [ { type: 'left' } ] );
} );

it.each( [
	[ 'fails', { status: 500, body: {} }, 0 ],
	[ 'cannot be made', new TypeError( 'Failed to fetch' ), 0 ],
	[ 'hangs', null, 8000 ],
] )( 'posts the form when the call %s', async ( _, answer, wait ) => {
	server[ '/logout' ] = answer;
	await logOut();
	await advanceTime( wait );
	expect( posted ).toHaveBeenCalledTimes( 1 );
	expect( went() ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

it( 'tells no other tab of a logout that may not have been one: the page after the form does', async () => {
	server[ '/logout' ] = { status: 500, body: {} };
	await logOut();
	expect( saidToOtherTabs ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

it( 'posts a form of its own on a page that shows none', async () => {
	tearDown();
	setUp();
	server[ '/logout' ] = { status: 500, body: {} };
	server[ '/token' ] = session( 'jo', 100 );
	document.body.innerHTML = '';
	addGuard( { isPrivate: false, exp: props().now + 100 } ); // The warning is shown at once.
	await advanceTime( 0 );
	await clickButton( 'Log out' );
	expect( posted ).toHaveBeenCalledTimes( 1 );
	expect( went() ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

it( 'leaves other forms to the browser', async () => {
	document.body.insertAdjacentHTML( 'beforeend', '<form data-testid="other"></form>' );
	const other = screen.getByTestId( 'other' );
	expect( fireEvent.submit( other ) ).toBe( true );
	await advanceTime( 0 );
	expect( calls ).toEqual( [] );
} );
