import { fireEvent, screen } from '@testing-library/react';
import * as hooks from '@wordpress/hooks';
import { startConsent } from './consent';

const SERVICES = [
	{ name: 'analytics', category: 'analytics', id: 'G-TEST1234' },
	{ name: 'pixel', category: 'advertising', id: '123456789' },
];

const PAGE = `<div id="place">
	<section class="atoll-consent" data-testid="notice" hidden><h2 tabindex="-1">Choices</h2>
	<form>
		<input type="checkbox" name="category" value="analytics" aria-label="Visits">
		<input type="checkbox" name="category" value="advertising" aria-label="Advertising">
		<button type="submit">Save</button>
		<button type="button" data-atoll="refuse">Refuse</button>
		<button type="button" data-atoll="accept">Accept</button>
	</form></section>
</div>
<button data-atoll="privacy-choices" hidden>Privacy choices</button>
<a href="tel:+611800975707">Call</a>`;

const notice = () => screen.getByTestId( 'notice' );
const clickText = ( words: string ) => fireEvent.click( screen.getByText( words ) );
const vendors = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map( ( { src } ) => new URL( src ).host );
const fetched = jest.fn< Promise< unknown >, [ URL ] >( () => Promise.resolve() );
const granted = jest.fn();

const open = () => {
	document.body.innerHTML = PAGE;
	startConsent( document.querySelector< HTMLElement >( '#place' )!, {
		site: 1,
		version: 'one',
		services: SERVICES,
		conversion: 'https://broker.example/wp-json/s1t2/v1/conversion',
	} );
};

const storeChoices = ( changes: object ) =>
	localStorage.setItem(
		'atoll-privacy-choices-1',
		JSON.stringify( { version: 'one', at: Date.now(), granted: [ 'analytics' ], ...changes } )
	);

beforeAll( () => {
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
		fetch: fetched,
		wp: { hooks },
	} );
	hooks.addAction( 'atoll.privacyChoices', 'test', granted );
} );

afterAll( () => hooks.removeAction( 'atoll.privacyChoices', 'test' ) );

beforeEach( () => {
	jest.resetModules();
	localStorage.clear();
	document.head.innerHTML = '';
	fetched.mockClear();
	granted.mockClear();
} );

describe( 'a visitor who has not answered', () => {
	it( 'is asked, and nothing is loaded meanwhile', () => {
		open();
		expect( notice() ).toBeVisible();
		expect( vendors() ).toEqual( [] );
	} );

	it( 'keeps the focus where it was', () => {
		open();
		expect( document.body ).toHaveFocus();
	} );

	it( 'cannot be counted by calling', () => {
		open();
		clickText( 'Call' );
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it( 'does not lose the question by Escape', () => {
		open();
		fireEvent.keyDown( notice(), { key: 'Escape' } );
		expect( notice() ).toBeVisible();
	} );

	it( 'has room at the end of the page as high as the question, until it is answered', () => {
		const room = () =>
			document.documentElement.style.getPropertyValue( '--atoll-consent-room' );
		const height = jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' );
		height.mockReturnValue( 240 );
		open();
		expect( room() ).toBe( '240px' );
		clickText( 'Refuse' );
		expect( room() ).toBe( '' );
		height.mockRestore();
	} );

	it( 'refuses with one press, for good', () => {
		open();
		clickText( 'Refuse' );
		expect( notice() ).not.toBeVisible();
		expect( vendors() ).toEqual( [] );
		expect( granted ).toHaveBeenLastCalledWith( [] );
		open();
		expect( notice() ).not.toBeVisible();
	} );

	it( 'is asked no longer although a script that hears of the answer throws', () => {
		granted.mockImplementationOnce( () => {
			throw new Error( 'No chat.' );
		} );
		open();
		clickText( 'Refuse' );
		expect( notice() ).not.toBeVisible();
		expect( console ).toHaveErrored();
	} );

	it( 'chooses one by one', () => {
		open();
		fireEvent.click( screen.getByLabelText( 'Visits' ) );
		clickText( 'Save' );
		expect( vendors() ).toEqual( [ 'www.googletagmanager.com' ] );
		expect( granted ).toHaveBeenLastCalledWith( [ 'analytics' ] );
		clickText( 'Call' );
		expect( fetched ).not.toHaveBeenCalled();
	} );
} );

describe( 'a visitor who agreed', () => {
	it( 'is not asked again, and others hear of it', () => {
		storeChoices( {} );
		open();
		expect( notice() ).not.toBeVisible();
		expect( granted ).toHaveBeenLastCalledWith( [ 'analytics' ] );
	} );

	it( 'is asked again for other services, after a year, and when what was kept is broken', () => {
		for ( const changes of [ { version: 'two' }, { at: 0 }, { granted: null } ] ) {
			storeChoices( changes );
			open();
			expect( notice() ).toBeVisible();
		}
		localStorage.setItem( 'atoll-privacy-choices-1', '{' );
		open();
		expect( notice() ).toBeVisible();
	} );

	it( 'can change their mind from the footer, and the cookies go', () => {
		document.cookie = '_ga=1;path=/';
		document.cookie = 'mine=1;path=/';
		open();
		clickText( 'Accept' );
		clickText( 'Privacy choices' );
		expect( notice() ).toBeVisible();
		expect( screen.getByText( 'Choices' ) ).toHaveFocus();
		expect( screen.getByLabelText( 'Visits' ) ).toBeChecked();
		clickText( 'Refuse' );
		expect( document.cookie ).toBe( 'mine=1' );
		expect( screen.getByText( 'Privacy choices' ) ).toHaveFocus();
		expect(
			( window as { 'ga-disable-G-TEST1234'?: boolean } )[ 'ga-disable-G-TEST1234' ]
		).toBe( true );
	} );

	it( 'has a click on a phone link counted once by both, under one id', () => {
		open();
		clickText( 'Accept' );
		clickText( 'Call' );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		const url = fetched.mock.calls[ 0 ]![ 0 ];
		expect( url.pathname ).toBe( '/wp-json/s1t2/v1/conversion' );
		expect( url.searchParams.get( 'page' ) ).toBe( '/' );
		expect( url.searchParams.get( 'event' ) ).toMatch( /^[a-z0-9]{20}$/ );
		const { queue } = ( window as unknown as { fbq: { queue: unknown[][] } } ).fbq;
		expect( queue.at( -1 ) ).toEqual( [
			'track',
			'Contact',
			{},
			{ eventID: url.searchParams.get( 'event' ) },
		] );
	} );
} );
