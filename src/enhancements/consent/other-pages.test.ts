import { fireEvent, screen } from '@testing-library/react';
import { startConsent } from './consent';

const KEY = 'atoll-privacy-choices-1';

const PAGE = `<div id="place">
	<section class="atoll-consent" data-testid="notice" hidden><h2 tabindex="-1">Choices</h2>
	<form>
		<input type="checkbox" name="category" value="analytics" aria-label="Visits">
		<button type="button" data-atoll="refuse">Refuse</button>
		<button type="button" data-atoll="accept">Accept</button>
	</form></section>
</div>`;

const page = window as { 'ga-disable-G-TEST1234'?: boolean };

const open = ( site = 1 ) => {
	document.body.innerHTML = PAGE;
	startConsent( document.querySelector< HTMLElement >( '#place' )!, {
		site,
		version: 'one',
		services: [ { name: 'analytics', category: 'analytics', id: 'G-TEST1234' } ],
	} );
};

const clickText = ( words: string ) => fireEvent.click( screen.getByText( words ) );

/** Stores an answer as another page of the site would. */
const answeredElsewhere = ( granted: string[] ) =>
	localStorage.setItem( KEY, JSON.stringify( { version: 'one', at: Date.now() + 1, granted } ) );

beforeAll( () => {
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
} );

beforeEach( () => localStorage.clear() );

it( 'takes away the cookies of an earlier agreement when somebody refuses what is asked anew', () => {
	localStorage.setItem(
		KEY,
		JSON.stringify( { version: 'one service less', at: Date.now(), granted: [ 'analytics' ] } )
	);
	document.cookie = '_ga=1;path=/';
	open();
	clickText( 'Refuse' );
	expect( document.cookie ).toBe( '' );
} );

it( 'stops here what was refused in another tab', () => {
	open();
	clickText( 'Accept' );
	expect( page[ 'ga-disable-G-TEST1234' ] ).toBe( false );
	answeredElsewhere( [] );
	window.dispatchEvent( new StorageEvent( 'storage', { key: KEY } ) );
	expect( page[ 'ga-disable-G-TEST1234' ] ).toBe( true );
} );

it( 'stops on a page that the browser brings back what was refused meanwhile', () => {
	open();
	clickText( 'Accept' );
	answeredElsewhere( [] );
	window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
	expect( page[ 'ga-disable-G-TEST1234' ] ).toBe( true );
} );

it( 'does not ask here what was answered in another tab', () => {
	open();
	answeredElsewhere( [ 'analytics' ] );
	window.dispatchEvent( new StorageEvent( 'storage', { key: KEY } ) );
	expect( screen.getByTestId( 'notice' ) ).not.toBeVisible();
} );

it( 'takes no leave that was given to another site of the network for its own', () => {
	open();
	clickText( 'Accept' );
	open( 2 );
	expect( screen.getByTestId( 'notice' ) ).toBeVisible();
	clickText( 'Refuse' );
	open();
	expect( screen.getByTestId( 'notice' ) ).not.toBeVisible();
} );
