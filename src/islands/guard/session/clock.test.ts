import { screen } from '@testing-library/react';
import {
	calls,
	advanceTime,
	server,
	session,
	setUp,
	tearDown,
	user,
	watchPage,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

const HOUR = 3_600_000;

beforeEach( () => {
	setUp();
	watchPage();
} );
afterEach( tearDown );

const putBackTheClock = () => jest.setSystemTime( Date.now() - HOUR );

it( 'prolongs the session of whoever types, also once the clock was put back', async () => {
	putBackTheClock();
	await user.keyboard( 'a' );
	await advanceTime( 0 );
	expect( calls ).toEqual( [ '/token extend=1' ] );
} );

it( 'asks whose session it is when somebody comes back, also once the clock was put back', async () => {
	putBackTheClock();
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await advanceTime( 0 );
	expect( calls ).toEqual( [ '/token' ] );
} );

it.each( [
	[ 'slow', HOUR ],
	[ 'fast', -HOUR ],
] )( 'asks in time where the clock is %s by an hour', async ( _, behind ) => {
	tearDown();
	setUp();
	const now = Math.floor( ( Date.now() + behind ) / 1000 );
	watchPage( { now, exp: now + 1800 } );
	server[ '/token' ] = session( 'jo', 120 );
	await advanceTime( 27 * 60_000 );
	expect( calls ).toEqual( [] );
	await advanceTime( 61_000 );
	expect( screen.getByRole( 'alertdialog' ) ).toBeVisible();
} );
