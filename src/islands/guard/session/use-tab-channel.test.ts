import { channels, setUp, tearDown, watchPage } from '../../../../tests/js/guard-page';

jest.mock( '../../../browser/session/navigate' );

beforeEach( setUp );
afterEach( tearDown );

/** Two of them would take each other's news for another person's login, and ask and tell of it for ever. */
it( 'hears no site on this host that has logins of its own', () => {
	watchPage( { cookie: 'logged_in_one' } );
	watchPage( { cookie: 'logged_in_two' } );
	expect( new Set( channels ).size ).toBe( 2 );
} );
