import { fireEvent, screen } from '@testing-library/react';
import { select } from '@wordpress/data';
import { modals } from '@atoll/stores';
import {
	calls,
	ended,
	hearFromOtherTab,
	advanceTime,
	clickButton,
	server,
	session,
	setUp,
	tearDown,
	user,
	watchPage,
	went,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

const MINUTE = 60_000;

beforeEach( () => {
	setUp();
	server[ '/token' ] = session( 'jo', 1800 );
	watchPage();
} );
afterEach( tearDown );

const warning = () => screen.queryByRole( 'alertdialog', { name: 'You will be logged out soon' } );
const login = () => screen.queryByRole( 'dialog', { name: 'You have been logged out' } );
const timeLeft = () => document.querySelector( '[data-atoll=left]' )!.textContent;

it( 'asks two minutes before the end, with the way to stay in the focus', async () => {
	await advanceTime( 28 * MINUTE - 1000 );
	expect( warning() ).toBeNull();
	await advanceTime( 2000 );
	expect( warning() ).toHaveAccessibleDescription(
		/^You have not done anything here for a while.* 120 seconds left until you are logged out\.$/
	);
	expect( screen.getByRole( 'button', { name: 'Stay logged in' } ) ).toHaveFocus();
} );

it( 'lies above everything else that would answer Escape', async () => {
	expect( select( modals ).isOnTop() ).toBe( true );
	await advanceTime( 28 * MINUTE + 1000 );
	expect( select( modals ).isOnTop() ).toBe( false );
	server[ '/token' ] = session( 'jo', 1800 );
	await clickButton( 'Stay logged in' );
	expect( select( modals ).isOnTop() ).toBe( true );
} );

it( 'counts each second to the eye, and says at first and three times more how many are left', async () => {
	await advanceTime( 28 * MINUTE );
	const announcements = new Set< string >();
	const seen = new Set< string | null >();
	for ( let second = 0; second < 118; second++ ) {
		await advanceTime( 1000 );
		seen.add( timeLeft() );
		announcements.add( screen.getByRole( 'status' ).textContent! );
	}
	expect( seen.size ).toBeGreaterThan( 110 );
	expect( [ ...announcements ] ).toEqual( [
		'120 seconds left until you are logged out.',
		'60 seconds left until you are logged out.',
		'30 seconds left until you are logged out.',
		'10 seconds left until you are logged out.',
	] );
} );

it.each( [
	[ 'by the button', () => clickButton( 'Stay logged in' ) ],
	[ 'by Escape', () => fireEvent( warning()!, new Event( 'cancel' ) ) ],
] )( 'stays %s', async ( _, answer ) => {
	await advanceTime( 28 * MINUTE );
	calls.length = 0;
	server[ '/token' ] = session( 'jo', 1800 );
	await answer();
	await advanceTime( 0 );
	expect( calls ).toEqual( [ '/token extend=1' ] );
	expect( warning() ).toBeNull();
	await advanceTime( 27 * MINUTE );
	expect( warning() ).toBeNull();
} );

it( 'says so when the login cannot last longer, and lets people finish', async () => {
	await advanceTime( 28 * MINUTE );
	server[ '/token' ] = session( 'jo', 110 );
	await clickButton( 'Stay logged in' );
	expect( warning() ).toHaveTextContent(
		'You have reached the longest time you can stay logged in.'
	);
} );

it( 'says so when the server cannot be reached', async () => {
	await advanceTime( 28 * MINUTE );
	server[ '/token' ] = new TypeError( 'Failed to fetch' );
	await clickButton( 'Stay logged in' );
	expect( warning() ).toHaveTextContent( 'We could not reach the server.' );
} );

it( 'asks nobody whose session another tab has prolonged', async () => {
	server[ '/token' ] = session( 'jo', 3600 );
	await advanceTime( 28 * MINUTE );
	expect( calls ).toEqual( [ '/token' ] );
	expect( warning() ).toBeNull();
} );

it( 'is answered by another tab too', async () => {
	await advanceTime( 28 * MINUTE );
	await hearFromOtherTab( { type: 'renewed', mark: 'jo', exp: Date.now() / 1000 + 1800 } );
	expect( warning() ).toBeNull();
} );

it( 'covers the page and offers to log in when the time is up', async () => {
	await advanceTime( 28 * MINUTE );
	server[ '/token' ] = ended;
	await advanceTime( 2 * MINUTE + 1000 );
	expect( warning() ).toBeNull();
	expect( login() ).toHaveClass( 'atoll-guard--covered' );
	await clickButton( 'Not now' );
	expect( went() ).toEqual( [ 'http://localhost/portal/login/?portalRedirect=%2F' ] );
} );

it( 'asks no more once the time is up and the server has not answered', async () => {
	server[ '/token' ] = new TypeError( 'Failed to fetch' );
	await advanceTime( 30 * MINUTE + 1000 );
	expect( login() ).toHaveClass( 'atoll-guard--covered' );
	calls.length = 0;
	await advanceTime( 5 * MINUTE );
	expect( calls ).toEqual( [] );
} );

it( 'notices that the computer has slept through the end', async () => {
	server[ '/token' ] = ended;
	jest.setSystemTime( Date.now() + 60 * MINUTE );
	await advanceTime( 30_000 );
	expect( login() ).toBeInTheDocument();
} );

it( 'prolongs the session of whoever types, at most once a minute, and never asks', async () => {
	for ( let minute = 0; minute < 45; minute++ ) {
		server[ '/token' ] = session( 'jo', 1800 );
		await advanceTime( MINUTE / 2 );
		await user.keyboard( 'a' );
		await advanceTime( MINUTE / 2 );
		await user.keyboard( 'b' );
	}
	expect( warning() ).toBeNull();
	expect( calls.length ).toBeLessThanOrEqual( 45 );
	expect( new Set( calls ) ).toEqual( new Set( [ '/token extend=1' ] ) );
} );

it( 'logs out when asked to', async () => {
	await advanceTime( 28 * MINUTE );
	fireEvent.click( document.querySelector( 'dialog [data-atoll="log-out"]' )! );
	await advanceTime( 0 );
	expect( calls ).toContain( '/logout' );
	expect( went() ).toEqual( [ 'http://localhost/portal/login/?atoll_done=logged-out' ] );
} );

it( 'asks nobody who cannot choose to stay', async () => {
	tearDown();
	setUp();
	watchPage( { warnSeconds: 0 } );
	await advanceTime( 29 * MINUTE );
	expect( warning() ).toBeNull();
} );
