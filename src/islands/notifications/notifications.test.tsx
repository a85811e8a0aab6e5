import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { modals, notifications } from '@atoll/stores';
import { Notifications } from './notifications';

interface Sent {
	id: number;
	text: string;
	critical?: boolean;
	/** True if the notification is not due. */
	hidden?: boolean;
}

/** Returns a notification's markup as php/Site/Notifications/NotificationMarkup prints it. */
const printed = ( { id, text, critical, hidden }: Sent ) => `
	<li class="atoll-notification${ critical ? ' atoll-notification--critical' : '' }" data-id="${ id }"
		${ hidden ? 'hidden' : '' } data-close="Close: ${ text }" data-testid="${ id }"
	><div class="atoll-notification__content"><p>${ text }</p></div></li>`;

/** Prints a page with its own store. */
const page = ( ...printedNotifications: Sent[] ) => {
	cleanup();
	const data = createRegistry();
	[ modals, notifications ].forEach( ( store ) => data.register( store ) );
	document.body.innerHTML = `<a href="#a">Footer</a><div data-testid="place">
		<section class="atoll-notifications" aria-label="Site notices"><ul class="atoll-notifications__list">
		${ printedNotifications.map( printed ).join( '' ) }</ul></section></div>`;
	return render(
		<RegistryProvider value={ data }>
			<Notifications element={ screen.getByTestId( 'place' ) } path="/" />
		</RegistryProvider>,
		{ container: document.createElement( 'div' ) }
	);
};

const CLOSED: Sent = { id: 1, text: 'Closed on Friday', critical: true };
const HOURS: Sent = { id: 2, text: 'Open until six' };
const RATES: Sent = { id: 3, text: 'Rates have moved' };

const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.is-shown' ) ].map( ( { dataset } ) =>
		Number( dataset.id )
	);
const shownAfter = ( milliseconds: number ) => {
	// In small steps: timers of components that render meanwhile must start then, not at the end.
	for ( let left = milliseconds; left > 0; left -= 500 ) {
		act( () => jest.advanceTimersByTime( Math.min( left, 500 ) ) );
	}
	return shown();
};
const button = ( { text }: Sent ) => screen.getByRole( 'button', { name: `Close: ${ text }` } );
const close = ( one: Sent ) => act( async () => void fireEvent.click( button( one ) ) );
const escape = ( one: Sent ) =>
	act( async () => void fireEvent.keyDown( button( one ), { key: 'Escape' } ) );
const announced = ( politeness: string ) =>
	[ ...document.querySelectorAll( `[aria-live=${ politeness }] p` ) ].map(
		( { textContent } ) => textContent
	);

beforeEach( () => {
	jest.useFakeTimers( { now: 1_800_000_000_000 } );
	window.matchMedia = jest.fn().mockReturnValue( { matches: true } );
	Element.prototype.checkVisibility = () => true;
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

/** Removes the session's cookies, as a browser does when it closes. */
const endSession = () => {
	document.cookie = 'atoll_dismissed_=; Max-Age=0';
};

afterEach( () => {
	endSession();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'arriving', () => {
	it( 'begins after one second', () => {
		page( HOURS );
		expect( shownAfter( 999 ) ).toEqual( [] );
		expect( shownAfter( 1 ) ).toEqual( [ 2 ] );
	} );

	it( 'goes on half a second after one that is not critical', () => {
		page( HOURS, RATES );
		expect( shownAfter( 1499 ) ).toEqual( [ 2 ] );
		expect( shownAfter( 1 ) ).toEqual( [ 2, 3 ] );
	} );

	it( 'goes on one second after a critical one', () => {
		page( CLOSED, HOURS, RATES );
		expect( shownAfter( 1000 ) ).toEqual( [ 1 ] );
		expect( shownAfter( 999 ) ).toEqual( [ 1 ] );
		expect( shownAfter( 1 ) ).toEqual( [ 1, 2 ] );
		expect( shownAfter( 499 ) ).toEqual( [ 1, 2 ] );
		expect( shownAfter( 1 ) ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'does not move the focus', () => {
		page( CLOSED, HOURS );
		screen.getByText( 'Footer' ).focus();
		shownAfter( 5000 );
		expect( screen.getByText( 'Footer' ) ).toHaveFocus();
	} );
} );

describe( 'the server’s list', () => {
	it( 'is a stack of those that are due', () => {
		page( { ...CLOSED, hidden: true }, HOURS );
		expect( document.querySelector( 'section' ) ).toHaveClass( 'is-live' );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		expect( shownAfter( 1000 ) ).toEqual( [ 2 ] );
	} );

	it( 'is as it was once the island has failed', () => {
		const { unmount } = page( HOURS );
		shownAfter( 1000 );
		unmount();
		expect( document.querySelector( 'section' ) ).not.toHaveClass( 'is-live' );
		expect( screen.getByTestId( '2' ) ).toHaveTextContent( 'Open until six' );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'closing', () => {
	beforeEach( () => {
		page( CLOSED, HOURS, RATES );
		shownAfter( 5000 );
	} );

	it( 'takes away one, by the button that names it, and leaves the focus alone that is elsewhere', async () => {
		screen.getByText( 'Footer' ).focus();
		await close( HOURS );
		expect( shown() ).toEqual( [ 1, 3 ] );
		expect( screen.getByText( 'Footer' ) ).toHaveFocus();
	} );

	it( 'hides it at once, and does the rest when that has been painted', async () => {
		fireEvent.click( button( HOURS ) );
		expect( screen.getByTestId( '2' ) ).toHaveClass( 'is-closed' );
		expect( document.cookie ).toBe( 'atoll_dismissed_=2' );
		await act( async () => {} );
		expect( screen.queryByTestId( '2' ) ).toBeNull();
	} );

	it( 'lasts for the browser session, and for that one alone', async () => {
		await close( HOURS );
		page( CLOSED, HOURS, RATES );
		expect( shownAfter( 5000 ) ).toEqual( [ 1, 3 ] );
		endSession();
		page( CLOSED, HOURS, RATES );
		expect( shownAfter( 5000 ) ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'holds on a page that comes back out of the browser’s history', () => {
		document.cookie = 'atoll_dismissed_=3';
		fireEvent( window, new Event( 'pageshow' ) );
		expect( shown() ).toEqual( [ 1, 2 ] );
	} );

	it( 'holds in another tab of the session, also one that is open already', async () => {
		await close( HOURS );
		sessionStorage.clear();
		page( CLOSED, HOURS, RATES );
		expect( shownAfter( 5000 ) ).toEqual( [ 1, 3 ] );
		act( () => button( CLOSED ).focus() );
		document.cookie = 'atoll_dismissed_=2.1';
		fireEvent( document, new Event( 'visibilitychange' ) );
		expect( shown() ).toEqual( [ 3 ] );
		expect( button( RATES ) ).toHaveFocus();
	} );

	it.each( [
		[ 'the next', CLOSED, HOURS ],
		[ 'the one before the last', RATES, HOURS ],
	] )( 'by Escape takes the focus to %s', async ( _, from, to ) => {
		act( () => button( from ).focus() );
		await escape( from );
		expect( shown() ).not.toContain( from.id );
		expect( button( to ) ).toHaveFocus();
	} );

	it( 'gives the focus back to where it was when nothing is left', async () => {
		screen.getByText( 'Footer' ).focus();
		for ( const one of [ CLOSED, HOURS, RATES ] ) {
			act( () => button( one ).focus() );
			await escape( one );
		}
		expect( shown() ).toEqual( [] );
		expect( screen.getByText( 'Footer' ) ).toHaveFocus();
	} );

	it( 'needs Escape inside it', () => {
		fireEvent.keyDown( screen.getByText( 'Footer' ), { key: 'Escape' } );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
	} );
} );

describe( 'where the browser keeps nothing', () => {
	beforeEach( () => {
		const refuse = () => {
			throw new DOMException( 'The operation is insecure.', 'SecurityError' );
		};
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
		jest.spyOn( document, 'cookie', 'get' ).mockReturnValue( '' );
		jest.spyOn( document, 'cookie', 'set' ).mockReturnValue();
	} );

	it( 'closes all the same', async () => {
		page( CLOSED, HOURS );
		shownAfter( 5000 );
		await close( CLOSED );
		expect( shown() ).toEqual( [ 2 ] );
		fireEvent( window, new Event( 'pageshow' ) );
		expect( shown() ).toEqual( [ 2 ] );
	} );
} );

describe( 'telling', () => {
	it( 'is polite, and at once for what is critical, each once', () => {
		page( CLOSED, HOURS, RATES );
		expect( [ announced( 'assertive' ), announced( 'polite' ) ] ).toEqual( [ [], [] ] );
		shownAfter( 2500 );
		expect( announced( 'assertive' ) ).toEqual( [ 'Closed on Friday' ] );
		expect( announced( 'polite' ) ).toEqual( [ 'Open until six', 'Rates have moved' ] );
	} );

	it( 'leaves nothing behind to be read twice', () => {
		page( CLOSED, HOURS );
		shownAfter( 10_000 );
		expect( [ announced( 'assertive' ), announced( 'polite' ) ] ).toEqual( [ [], [] ] );
	} );

	it( 'is not repeated on the next page', () => {
		page( CLOSED );
		shownAfter( 1000 );
		page( CLOSED, HOURS );
		shownAfter( 2000 );
		expect( shown() ).toEqual( [ 1, 2 ] );
		expect( announced( 'assertive' ) ).toEqual( [] );
		expect( announced( 'polite' ) ).toEqual( [ 'Open until six' ] );
	} );
} );
