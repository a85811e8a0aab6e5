import { showUnread } from './menu-bubble';

const bubble = () => document.querySelector< HTMLElement >( '.atoll-unread' )!;

beforeEach( () => {
	document.body.innerHTML =
		'<ul id="adminmenu"><li>Entries <span class="awaiting-mod atoll-unread" data-most="99" data-words="%s unread"><span aria-hidden="true">14</span><span class="screen-reader-text">14 unread</span></span></li></ul>';
} );

it.each( [
	[ 9, '9', '9 unread' ],
	[ 99, '99', '99 unread' ],
	[ 100, '99+', '99+ unread' ],
] )( 'says %d to eyes and ears', ( unread, visible, spoken ) => {
	showUnread( unread );
	expect( [ ...bubble().children ].map( ( { textContent } ) => textContent ) ).toEqual( [
		visible,
		spoken,
	] );
	expect( bubble() ).not.toHaveClass( 'count-0' );
} );

it( 'goes when all is read, and comes back', () => {
	showUnread( 0 );
	expect( bubble() ).toHaveClass( 'count-0' );
	showUnread( 1 );
	expect( bubble() ).not.toHaveClass( 'count-0' );
} );

it( 'comes though all was read when the page was loaded', () => {
	bubble().classList.add( 'count-0' );
	showUnread( 2 );
	expect( bubble() ).not.toHaveClass( 'count-0' );
} );
