import { isThisPage } from './is-this-page';

it.each( [
	[ '#atoll-form-5', true ],
	[ '/rates/?page_id=7#atoll-form-5', true ],
	[ '/rates/?page_id=8#atoll-form-5', false ],
	[ '/rates/#atoll-form-5', false ],
	[ 'https://example.com/rates/?page_id=7', false ],
] )( '%s: %s', ( href, expected ) => {
	history.replaceState( null, '', '/rates/?page_id=7#top' );
	const link = Object.assign( document.createElement( 'a' ), { href } );
	expect( isThisPage( link.href ) ).toBe( expected );
} );
