import { fireEvent, screen } from '@testing-library/react';
import {
	calls,
	advanceTime,
	saidToOtherTabs,
	server,
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

beforeEach( () => {
	setUp();
	sessionStorage.setItem( 'atoll-form-1', storedAnswers( 'jo' ) );
	sessionStorage.setItem( 'atoll-form-2', storedAnswers( '' ) );
	sessionStorage.setItem( 'other', 'no JSON' );
	history.replaceState( { 'atoll-form-1': { mark: 'jo' }, other: 1 }, '' );
	watchPage();
} );
afterEach( tearDown );

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

it( 'tells the other tabs once it is done', async () => {
	server[ '/logout' ] = null;
	await logOut();
	expect( saidToOtherTabs ).toEqual( [] );
	await advanceTime( 8000 );
	expect( saidToOtherTabs ).toEqual( [ { type: 'left' } ] );
	expect( console ).toHaveErrored();
} );

it.each( [
	[ 'fails', { status: 500, body: {} }, 0 ],
	[ 'cannot be made', new TypeError( 'Failed to fetch' ), 0 ],
	[ 'hangs', null, 8000 ],
] )( 'posts the form when the call %s', async ( _, answer, wait ) => {
	const posted = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockReturnValue();
	server[ '/logout' ] = answer;
	await logOut();
	await advanceTime( wait );
	expect( posted ).toHaveBeenCalledTimes( 1 );
	posted.mockRestore();
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
