import { dismissedAt } from './dismissed';

const endSession = () => {
	document.cookie = 'atoll_dismissed_=; Max-Age=0';
};

afterEach( () => {
	jest.restoreAllMocks();
	endSession();
} );

it( 'keeps what was closed for every tab of the session, and no longer', () => {
	dismissedAt( '/' ).add( 2 );
	expect( dismissedAt( '/' ).all().includes( 2 ) ).toBe( true );
	endSession();
	expect( dismissedAt( '/' ).all().includes( 2 ) ).toBe( false );
} );

it( 'adds to what another tab has closed meanwhile', () => {
	const dismissed = dismissedAt( '/' );
	dismissedAt( '/' ).add( 1 );
	dismissed.add( 2 );
	expect( dismissedAt( '/' ).all() ).toEqual( [ 1, 2 ] );
} );

it( 'writes a cookie without an end, with numbers alone, for its own site', () => {
	const written = jest.spyOn( document, 'cookie', 'set' );
	dismissedAt( '/blog/' ).add( 7 );
	expect( written.mock.calls ).toEqual( [
		[ 'atoll_dismissed_blog_=7; Path=/blog/; SameSite=Lax' ],
	] );
} );

it.each( [ 'nonsense', '', '22', '1.3' ] )(
	'takes %s in the cookie for nothing of this',
	( stored ) => {
		document.cookie = `atoll_dismissed_=${ stored }`;
		expect( dismissedAt( '/' ).all().includes( 2 ) ).toBe( false );
	}
);
