import { fireEvent, screen } from '@testing-library/react';
import * as data from '@wordpress/data';
import * as stores from '@atoll/stores';
import { dialog, logIn } from '../../../../tests/js/ended-login';
import {
	calls,
	ended,
	advanceTime,
	clickButton,
	server,
	session,
	setUp,
	tearDown,
	watchPage,
} from '../../../../tests/js/guard-page';
import { onUnreached } from '../../../browser/unreached';

jest.mock( '../../../browser/session/navigate' );

/** Returns a form as php/Portal/PlainForms/PortalForm prints it, with given inputs. */
const form = ( owner = '<input type="hidden" name="atoll_owner" value="jo">' ) =>
	`<div class="atoll-form atoll-action"><form method="post"><input type="hidden" name="atoll_nonce" value="form-old">${ owner }<label>Phone <input name="phone" value="0400 000 000"></label><label>Your password <input type="password" name="current"></label><button>Save</button></form></div>`;

/** The values that the browser posts; jsdom cannot post forms. */
const posted: Array< Record< string, string > > = [];
const browser = ( event: Event ) => {
	const { target } = event;
	if ( ! event.defaultPrevented && target instanceof HTMLFormElement ) {
		event.preventDefault();
		const typed = [ ...new FormData( target ) ].map( ( [ name, value ] ) => [
			name,
			String( value ),
		] );
		posted.push( Object.fromEntries( typed ) );
	}
};

const typed = { phone: '0412 345 678', current: 'kelp forest' };
const save = async () => {
	fireEvent.change( screen.getByLabelText( 'Phone' ), { target: { value: typed.phone } } );
	fireEvent.change( screen.getByLabelText( 'Your password' ), {
		target: { value: typed.current },
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	await advanceTime( 0 );
};

beforeEach( () => {
	setUp();
	Object.assign( window, { wp: { data }, atollStores: stores } );
	window.addEventListener( 'submit', browser );
	server[ '/login' ] = { body: {} };
	watchPage( {}, form() );
} );
afterEach( () => {
	window.removeEventListener( 'submit', browser );
	posted.length = 0;
	tearDown();
	delete ( window as { wp?: object } ).wp;
} );

it( 'posts at once, and once, while the login lasts', async () => {
	await save();
	expect( calls ).toEqual( [ '/token' ] );
	expect( posted ).toEqual( [ { ...typed, atoll_owner: 'jo', atoll_nonce: 'form-new' } ] );
} );

it( 'asks to log in where somebody is when it has ended, and posts what they typed', async () => {
	server[ '/token' ] = ended;
	await save();
	expect( dialog() ).toBeInTheDocument();
	expect( posted ).toEqual( [] );
	server[ '/token' ] = session();
	await logIn();
	expect( dialog() ).toBeNull();
	expect( posted ).toEqual( [ { ...typed, atoll_owner: 'jo', atoll_nonce: 'form-new' } ] );
} );

it( 'lets it go as it is where it could not be sent later, as in Safari before 16', async () => {
	const { requestSubmit } = HTMLFormElement.prototype;
	Reflect.deleteProperty( HTMLFormElement.prototype, 'requestSubmit' );
	await save();
	Object.assign( HTMLFormElement.prototype, { requestSubmit } );
	expect( posted ).toEqual( [ { ...typed, atoll_owner: 'jo', atoll_nonce: 'form-old' } ] );
} );

it( 'posts nothing for those who do not want to log in, and asks again at the next press', async () => {
	server[ '/token' ] = ended;
	await save();
	await clickButton( 'Not now' );
	expect( posted ).toEqual( [] );
	expect( screen.getByLabelText( 'Phone' ) ).toHaveValue( typed.phone );
	await save();
	expect( dialog() ).toBeInTheDocument();
	expect( posted ).toEqual( [] );
} );

it( 'posts nothing of one person for another who is logged in, and empties the form', async () => {
	server[ '/token' ] = session( 'flo' );
	await save();
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'Someone else is logged in now'
	);
	expect( posted ).toEqual( [] );
	expect( screen.getByLabelText( 'Your password' ) ).toHaveValue( '' );
} );

it( 'posts once, however often the button is pressed meanwhile', async () => {
	server[ '/token' ] = null;
	await save();
	await save();
	await advanceTime( 8000 );
	expect( calls ).toEqual( [ '/token' ] );
	expect( posted ).toHaveLength( 1 );
} );

it.each( [
	[ 'fails', { status: 500, body: {} }, 0 ],
	[ 'takes longer than three seconds', null, 3000 ],
] )( 'posts as without the guard when the server %s', async ( _, answer, wait ) => {
	server[ '/token' ] = answer;
	await save();
	await advanceTime( wait );
	expect( posted ).toEqual( [ { ...typed, atoll_owner: 'jo', atoll_nonce: 'form-old' } ] );
	expect( dialog() ).toBeNull();
} );

describe( 'without an answer to the question', () => {
	/** Listens like the enhancement `send-once`, which announces that a form is being sent. */
	const listen = () => {
		const told = jest.fn();
		onUnreached( document.querySelector( '.atoll-action' )!, told );
		return told;
	};
	const cut = new TypeError( 'Failed to fetch' );

	beforeEach( () => {
		server[ '/token' ] = cut;
		server[ location.href ] = cut;
	} );

	it( 'posts nothing while there is no server, says so, and posts once there is', async () => {
		const told = listen();
		await save();
		expect( posted ).toEqual( [] );
		expect( told ).toHaveBeenCalledWith( document.querySelector( '.atoll-action > form' ) );
		expect( screen.getByLabelText( 'Phone' ) ).toHaveValue( typed.phone );
		server[ '/token' ] = session();
		await save();
		expect( posted ).toHaveLength( 1 );
	} );

	it( 'posts where it is that one route that is blocked', async () => {
		const told = listen();
		server[ location.href ] = {};
		await save();
		expect( told ).not.toHaveBeenCalled();
		expect( posted ).toHaveLength( 1 );
	} );

	it( 'posts where nobody would say why it does not', async () => {
		await save();
		expect( posted ).toHaveLength( 1 );
	} );
} );

it( 'shows at once that it is at work, and not any more when the form goes', async () => {
	const place = document.querySelector( '.atoll-action > form' )!;
	const busyAsItGoes: Array< string | null > = [];
	place.addEventListener( 'submit', () =>
		busyAsItGoes.push( place.getAttribute( 'aria-busy' ) )
	);
	server[ '/token' ] = null;
	await save();
	expect( place ).toHaveAttribute( 'aria-busy', 'true' );
	await advanceTime( 3000 );
	expect( busyAsItGoes ).toEqual( [ 'false' ] );
	// The enhancement `send-once` marks a form that is being sent.
	place.setAttribute( 'aria-busy', 'true' );
	await save();
	await advanceTime( 3000 );
	expect( busyAsItGoes ).toEqual( [ 'false', 'true' ] );
} );

it( 'has nobody else take the form for sent before it is', async () => {
	const listener = jest.fn(); // Like the enhancement `send-once`, which sends a form only once.
	document.querySelector( '.atoll-action' )!.addEventListener( 'submit', listener );
	server[ '/token' ] = ended;
	await save();
	expect( listener ).not.toHaveBeenCalled();
	server[ '/token' ] = session();
	await logIn();
	expect( listener ).toHaveBeenCalledTimes( 1 );
	expect( posted ).toHaveLength( 1 );
} );

it( 'leaves forms that belong to no login to the browser', async () => {
	tearDown();
	setUp();
	watchPage( {}, form( '' ) );
	await save();
	expect( calls ).toEqual( [] );
	expect( posted ).toHaveLength( 1 );
} );
