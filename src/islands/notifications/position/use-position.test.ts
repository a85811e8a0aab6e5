import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { usePosition } from './use-position';

const [ WIDTH, HEIGHT ] = [ 1440, 900 ];

/** Mocks an element's position in the window, in CSS pixels. */
const mockBounds = ( element: Element, left: number, top: number, width = 100, height = 40 ) => {
	element.getBoundingClientRect = () =>
		( { left, top, right: left + width, bottom: top + height } ) as DOMRect;
};

const list = () => screen.getByRole( 'list' );
const corner = () => list().className.split( ' ' ).filter( Boolean ).sort().join( ' ' );
const hasClass = ( name: string ) => list().classList.contains( name );

/** Returns the list's position as src/styles/notifications/stack.css sets it. */
const listBounds = () => {
	const left = hasClass( 'is-at-start' ) ? 0 : WIDTH - 448;
	const top = hasClass( 'is-at-top' ) ? 104 : HEIGHT - 200;
	return { left, top, right: left + 448, bottom: top + 200 } as DOMRect;
};

/** Waits for the next frame's work to finish. */
const painted = () => act( async () => {} );

const start = ( isWide: boolean, controls: string, shown: number[] = [] ) => {
	document.body.innerHTML = `${ controls }<ul><li><button>Close</button></li></ul>`;
	window.matchMedia = jest.fn().mockReturnValue( { matches: isWide } );
	list().getBoundingClientRect = listBounds;
	const { rerender } = renderHook( () => usePosition( list(), [ ...shown ] ) );
	return async () => {
		rerender();
		jest.runAllTimers();
		await painted();
		return corner();
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	Element.prototype.checkVisibility = function ( this: HTMLElement, asked ) {
		return ! asked?.visibilityProperty || this.style.visibility !== 'hidden';
	};
} );
afterEach( () => jest.useRealTimers() );

describe( 'in a wide window', () => {
	it( 'goes to the first corner that has no control', async () => {
		const look = start( true, '<a href="#1">Save</a><button>Next</button><input />' );
		expect( await look() ).toBe( '' );
		mockBounds( screen.getByText( 'Save' ), 1000, 800 );
		expect( await look() ).toBe( 'is-at-start' );
		mockBounds( screen.getByText( 'Next' ), 200, 800 );
		expect( await look() ).toBe( 'is-at-top' );
		mockBounds( screen.getByRole( 'textbox' ), 1200, 200 );
		expect( await look() ).toBe( 'is-at-start is-at-top' );
		mockBounds( screen.getByText( 'Save' ), 500, 500 );
		expect( await look() ).toBe( '' );
	} );

	it( 'stays to be read where every corner has one, and gives way to the one in use', async () => {
		const look = start( true, '<a href="#1">Here</a><a href="#2">Everywhere</a>' );
		mockBounds( screen.getByText( 'Here' ), 1000, 800 );
		mockBounds( screen.getByText( 'Everywhere' ), 0, 0, WIDTH, HEIGHT );
		expect( await look() ).toBe( '' );
		screen.getByText( 'Here' ).focus();
		await painted();
		expect( corner() ).toBe( 'is-at-start' );
		screen.getByText( 'Everywhere' ).focus();
		await painted();
		expect( corner() ).toBe( 'is-aside' );
		screen.getByText( 'Close' ).focus();
		await painted();
		expect( corner() ).toBe( '' );
	} );

	it( 'comes where it lies over no words, if there is such a place', async () => {
		const look = start( true, '<main><p>Read me</p></main><a href="#1">Save</a>' );
		mockBounds( screen.getByText( 'Read me' ), 1000, 800 );
		mockBounds( screen.getByText( 'Save' ), 0, 0, WIDTH, 200 );
		expect( await look() ).toBe( 'is-at-start' );
		mockBounds( screen.getByText( 'Read me' ), 0, 0, WIDTH, HEIGHT );
		expect( await look() ).toBe( '' );
	} );

	it( 'takes the place of what nobody sees', async () => {
		const look = start( true, '<a href="#1" style="visibility: hidden">Submenu</a>' );
		mockBounds( screen.getByText( 'Submenu' ), 1000, 800 );
		expect( await look() ).toBe( '' );
	} );

	it( 'stays where it has come, whatever words there are, until a control is below it', async () => {
		const look = start( true, '<main><p>Read me</p></main><a href="#1">Save</a>', [ 1 ] );
		mockBounds( screen.getByText( 'Read me' ), 1000, 800 );
		expect( await look() ).toBe( '' );
		mockBounds( screen.getByText( 'Save' ), 1000, 800 );
		expect( await look() ).toBe( 'is-at-start' );
		mockBounds( screen.getByText( 'Save' ), 500, 400 );
		expect( await look() ).toBe( 'is-at-start' );
	} );

	it( 'looks again when the page has scrolled', async () => {
		start( true, '<a href="#1">Save</a>' );
		mockBounds( screen.getByText( 'Save' ), 1000, 800 );
		fireEvent.scroll( window );
		expect( corner() ).toBe( '' );
		jest.advanceTimersByTime( 150 );
		await painted();
		expect( corner() ).toBe( 'is-at-start' );
	} );

	it( 'stays in the middle of a movement whose frames take longer than its rest', async () => {
		start( true, '<a href="#1">Save</a>' );
		mockBounds( screen.getByText( 'Save' ), 1000, 800 );
		fireEvent.scroll( window );
		jest.advanceTimersByTime( 150 );
		fireEvent.scroll( window );
		await painted();
		expect( corner() ).toBe( '' );
	} );
} );

describe( 'in a narrow window', () => {
	const FIELD = '<input aria-controls="options" /><div id="options" role="listbox"></div>';

	it( 'stands aside for what has the focus, in the next frame, and for what that offers', async () => {
		start( false, FIELD );
		const field = screen.getByRole( 'textbox' );
		field.focus();
		await painted();
		expect( corner() ).toBe( '' );
		mockBounds( screen.getByRole( 'listbox' ), 1000, 750 );
		field.setAttribute( 'aria-expanded', 'true' );
		await Promise.resolve();
		jest.runAllTimers();
		await painted();
		expect( corner() ).toBe( 'is-aside' );
		field.blur();
		jest.runAllTimers();
		await painted();
		expect( corner() ).toBe( '' );
	} );

	it( 'lies over the rest, which scrolls', async () => {
		const look = start( false, '<a href="#1">Save</a>' );
		mockBounds( screen.getByText( 'Save' ), 1000, 800 );
		expect( await look() ).toBe( '' );
	} );
} );
