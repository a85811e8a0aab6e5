import { asLoginPage, metaWith, pathOf, settingsIn } from './settings';

const META = {
	atoll_header: 'none',
	atoll_footer: 'primary',
	atoll_private: true,
	atoll_portal: false,
	atoll_portal_login_page_url: '/login/',
	atoll_portal_redirect_url: '',
	footnotes: '[]',
};

it( 'reads what is kept with the page', () => {
	expect( settingsIn( META ) ).toEqual( {
		header: 'none',
		footer: 'primary',
		isPrivate: true,
		isLoginPage: false,
		loginUrl: '/login/',
		redirectUrl: '',
	} );
} );

it( 'finds nothing in what has no such settings', () => {
	expect( settingsIn( { footnotes: '' } ) ).toBeUndefined();
	expect( settingsIn( undefined ) ).toBeUndefined();
} );

it( 'changes what it is given, and leaves the meta of others', () => {
	expect( metaWith( META, { header: 'secondary', loginUrl: '' } ) ).toEqual( {
		...META,
		atoll_header: 'secondary',
		atoll_portal_login_page_url: '',
	} );
} );

it( 'lets everybody see a login page', () => {
	expect( metaWith( META, asLoginPage( true ) ) ).toMatchObject( {
		atoll_portal: true,
		atoll_private: false,
	} );
	expect( metaWith( META, asLoginPage( false ) ) ).toMatchObject( { atoll_private: true } );
} );

it( 'keeps of an address what stays true when the site moves', () => {
	expect( pathOf( 'https://example.com/portal/?tab=files#top' ) ).toBe(
		'/portal/?tab=files#top'
	);
} );
