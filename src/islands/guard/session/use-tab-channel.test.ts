import {
	advanceTime,
	calls,
	channels,
	ended,
	hearFromOtherTab,
	server,
	session,
	setUp,
	tearDown,
	watchPage,
} from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

beforeEach( setUp );
afterEach( tearDown );

/** Two such sites would take each other's messages for a different person's login and exchange messages forever. */
it( 'hears no site on this host that has logins of its own', () => {
	watchPage( { cookie: 'logged_in_one' } );
	watchPage( { cookie: 'logged_in_two' } );
	expect( new Set( channels ).size ).toBe( 2 );
} );

it( 'asks the server whose session it is when another tab goes on after the end', async () => {
	server[ '/token' ] = ended;
	watchPage();
	await advanceTime( 31 * 60_000 );
	calls.length = 0;
	server[ '/token' ] = session( 'jo', 1800 );
	await hearFromOtherTab( { type: 'renewed', mark: 'jo', exp: Date.now() / 1000 + 1800 } );
	expect( calls ).toEqual( [ '/token' ] );
} );
