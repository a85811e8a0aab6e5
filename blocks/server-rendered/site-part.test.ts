import { settingsAddress } from './site-part';

jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '@wordpress/server-side-render', () => ( {} ) );

it( 'leads from a block to the group of settings that says what it shows', () => {
	expect( settingsAddress( 'footer' ) ).toBe( 'admin.php?page=atoll-settings#/footer' );
} );
