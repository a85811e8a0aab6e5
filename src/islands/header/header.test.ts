import { fireEvent, screen } from '@testing-library/react';
import { NoResizeObserver, advanceTime, wake } from '../../../tests/js/live-header';

/** The part of src/styles/header/submenu.css that shows and hides lists. */
const STYLE = `<style>
	.atoll-submenu { visibility: hidden; }
	.by-hover > .atoll-submenu { visibility: visible; }
	[data-island]:not(.is-live) .atoll-menu__item:focus-within > .atoll-submenu,
	.atoll-menu__item.is-open > .atoll-submenu { visibility: visible; }
	.atoll-menu__item.is-closed > .atoll-submenu { visibility: hidden; }
</style>`;

const submenu = ( title: string ) => `
	<li class="atoll-menu__item has-submenu" data-testid="${ title }">
		<button class="atoll-menu__link atoll-menu__toggle">${ title }</button>
		<div class="atoll-submenu" id="${ title }" data-testid="${ title } list">
			<a href="#a">${ title } one</a><a href="#b">${ title } two</a><a href="#c">${ title } three</a>
		</div>
	</li>`;

const HTML = `${ STYLE }<div data-island="header" data-testid="island"><div class="atoll-header">
	<a class="atoll-header__logo" href="#home">Logo</a>
	<nav class="atoll-menu"><ul>
		${ submenu( 'Services' ) }${ submenu( 'Resources' ) }
		<li class="atoll-menu__item"><a class="atoll-menu__link" href="#about">About</a></li>
	</ul></nav>
	<details class="atoll-panel" data-testid="panel"><summary class="atoll-panel__summary" data-testid="summary"><span>Menu</span></summary><div class="atoll-panel__sheet">
		<details class="atoll-panel__group" data-testid="group"><summary>More</summary><a href="#deep">Deep</a></details>
		<a href="#small">Small</a>
	</div></details>
</div></div><button>Elsewhere</button>`;

const text = ( words: string ) => screen.getByText( words );
const expanded = ( title: string ) => text( title ).getAttribute( 'aria-expanded' );
const pressKey = ( key: string ) =>
	fireEvent.keyDown( document.querySelector( ':focus' ) ?? document.body, { key } );
const start = () => wake();

/** Dispatches the event of the end of a CSS delay. */
const waitForDelay = ( title: string ) => {
	const ended = Object.assign( new Event( 'transitionend' ), { propertyName: 'visibility' } );
	fireEvent( screen.getByTestId( `${ title } list` ), ended );
};

/** Hovers as with CSS: the list appears when the delay ends. */
const hover = ( title: string, isOver = true ) => {
	screen.getByTestId( title ).classList.toggle( 'by-hover', isOver );
	waitForDelay( title );
};

const leave = ( title: string, pointerType = 'mouse' ) =>
	fireEvent(
		screen.getByTestId( title ),
		Object.assign( new Event( 'pointerleave' ), { pointerType } )
	);

const resize = ( width: number ) => {
	window.innerWidth = width;
	fireEvent( window, new Event( 'resize' ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = HTML;
	window.innerWidth = 1280;
	window.ResizeObserver = NoResizeObserver;
} );

afterEach( () => jest.useRealTimers() );

describe( 'what is said', () => {
	it( 'is that nothing shows, at first', () => {
		start();
		expect( expanded( 'Services' ) ).toBe( 'false' );
	} );

	it( 'follows a hover, and its end', () => {
		start();
		hover( 'Services' );
		expect( expanded( 'Services' ) ).toBe( 'true' );
		hover( 'Services', false );
		expect( expanded( 'Services' ) ).toBe( 'false' );
	} );

	it( 'keeps what the focus opened before the island came', () => {
		text( 'Services' ).focus();
		start();
		expect( expanded( 'Services' ) ).toBe( 'true' );
	} );

	it( 'holds of it: it stays in sight', () => {
		text( 'Services' ).focus();
		start();
		expect( text( 'Services one' ) ).toBeVisible();
	} );

	it( 'has the states 0 closed and 2 submenu open in the bar', async () => {
		start();
		const open = () => screen.getByTestId( 'island' ).dataset.open;
		expect( open() ).toBe( '0' );
		fireEvent.click( text( 'Services' ) );
		await Promise.resolve();
		expect( open() ).toBe( '2' );
		fireEvent.click( text( 'Services' ) );
		await Promise.resolve();
		expect( open() ).toBe( '0' );
	} );

	it( 'is taken back when the island goes', () => {
		const { unmount } = start();
		fireEvent.click( text( 'Services' ) );
		unmount();
		expect( text( 'Services' ) ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( screen.getByTestId( 'island' ) ).not.toHaveClass( 'is-live' );
		expect( screen.getByTestId( 'Services' ) ).not.toHaveClass( 'is-open' );
	} );
} );

describe( 'a click on a parent', () => {
	it( 'toggles its submenu', () => {
		start();
		fireEvent.click( text( 'Services' ) );
		expect( expanded( 'Services' ) ).toBe( 'true' );
		fireEvent.click( text( 'Services' ) );
		expect( expanded( 'Services' ) ).toBe( 'false' );
	} );

	it( 'closes the other submenu', () => {
		start();
		fireEvent.click( text( 'Services' ) );
		fireEvent.click( text( 'Resources' ) );
		expect( expanded( 'Services' ) ).toBe( 'false' );
		expect( expanded( 'Resources' ) ).toBe( 'true' );
	} );

	it( 'does not close what a hover opened a moment before', () => {
		start();
		hover( 'Services' );
		advanceTime( 399 );
		fireEvent.click( text( 'Services' ) );
		expect( expanded( 'Services' ) ).toBe( 'true' );
	} );

	it( 'closes what a hover opened a while ago, under the pointer', () => {
		start();
		hover( 'Services' );
		advanceTime( 400 );
		fireEvent.click( text( 'Services' ) );
		expect( expanded( 'Services' ) ).toBe( 'false' );
	} );
} );

describe( 'Escape', () => {
	it( 'closes and gives the focus back', () => {
		start();
		fireEvent.click( text( 'Services' ) );
		text( 'Services two' ).focus();
		pressKey( 'Escape' );
		expect( expanded( 'Services' ) ).toBe( 'false' );
		expect( text( 'Services' ) ).toHaveFocus();
	} );

	it( 'closes under a resting pointer, wherever the focus is, until the pointer comes again', () => {
		start();
		hover( 'Services' );
		text( 'Elsewhere' ).focus();
		pressKey( 'Escape' );
		expect( expanded( 'Services' ) ).toBe( 'false' );
		expect( text( 'Elsewhere' ) ).toHaveFocus();
		leave( 'Services' );
		hover( 'Services' );
		expect( expanded( 'Services' ) ).toBe( 'true' );
	} );
} );

describe( 'the arrow keys', () => {
	it.each( [
		[ 'Services', 'ArrowDown', 'Services one' ],
		[ 'Services one', 'ArrowDown', 'Services two' ],
		[ 'Services one', 'ArrowUp', 'Services' ],
		[ 'Services two', 'End', 'Services three' ],
		[ 'Services three', 'Home', 'Services one' ],
		[ 'Services three', 'ArrowDown', 'Services three' ],
		[ 'Services', 'ArrowRight', 'Resources' ],
		[ 'About', 'ArrowLeft', 'Resources' ],
		[ 'Services', 'End', 'About' ],
		[ 'Services', 'ArrowLeft', 'Services' ],
	] )( 'go from %s by %s to %s', ( from, key, to ) => {
		start();
		fireEvent.click( text( 'Services' ) );
		text( from ).focus();
		pressKey( key );
		expect( text( to ) ).toHaveFocus();
	} );

	it( 'go along the bar as it is read, from right to left too', () => {
		text( 'Services' ).style.direction = 'rtl';
		start();
		text( 'Services' ).focus();
		pressKey( 'ArrowLeft' );
		expect( text( 'Resources' ) ).toHaveFocus();
	} );
} );

describe( 'a submenu that a click opened', () => {
	beforeEach( () => {
		start();
		fireEvent.click( text( 'Services' ) );
	} );

	it.each( [
		[ 'the pointer leaves it', () => leave( 'Services' ) ],
		[
			'the focus leaves it',
			() => fireEvent.focusOut( text( 'Services one' ), { relatedTarget: text( 'About' ) } ),
		],
		[ 'something else is pressed', () => fireEvent.pointerDown( text( 'Elsewhere' ) ) ],
		[ 'a link is followed', () => fireEvent.click( text( 'Services one' ) ) ],
		[ 'the window changes its width', () => resize( 900 ) ],
	] )( 'closes when %s', ( _, happens ) => {
		happens();
		waitForDelay( 'Services' );
		expect( expanded( 'Services' ) ).toBe( 'false' );
	} );

	it.each( [
		[ 'a finger leaves it', () => leave( 'Services', 'touch' ) ],
		[ 'a pen leaves it', () => leave( 'Services', 'pen' ) ],
		[
			'the focus moves inside',
			() =>
				fireEvent.focusOut( text( 'Services' ), { relatedTarget: text( 'Services one' ) } ),
		],
		[
			'the window loses the focus',
			() => fireEvent.focusOut( text( 'Services' ), { relatedTarget: null } ),
		],
		[ 'only the height changes', () => resize( 1280 ) ],
	] )( 'stays when %s', ( _, happens ) => {
		happens();
		waitForDelay( 'Services' );
		expect( expanded( 'Services' ) ).toBe( 'true' );
	} );
} );
