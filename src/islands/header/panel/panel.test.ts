import { act, fireEvent, screen } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { NoResizeObserver, advanceTime, wake } from '../../../../tests/js/live-header';

const HTML = `
<a href="#main">Skip</a>
<div data-island="header" data-testid="island"><div class="atoll-header"><div class="atoll-header__bar">
	<a class="atoll-header__logo" href="#home">Logo</a>
	<div><details class="atoll-panel" data-testid="panel">
		<summary class="atoll-panel__summary" data-testid="summary"><span>Menu</span></summary>
		<div class="atoll-panel__sheet">
			<details class="atoll-panel__group" data-testid="group"><summary>More</summary><a href="#deep">Deep</a></details>
			<a href="#last">Last</a>
		</div>
	</details></div>
</div></div></div>
<main inert>Was inert before</main>
<button data-testid="elsewhere">Elsewhere</button>`;

const header = () => screen.getByTestId( 'island' );
const panel = () => screen.getByTestId< HTMLDetailsElement >( 'panel' );
const summary = () => screen.getByTestId( 'summary' );
const text = ( words: string ) => screen.getByText( words );
const pressKey = ( key: string, init = {} ) =>
	fireEvent.keyDown( document.querySelector( ':focus' ) ?? document.body, { key, ...init } );
const isLocked = () => document.documentElement.classList.contains( 'atoll-locked' );
const reduceMotion = ( matches: boolean ) =>
	( window.matchMedia = jest.fn().mockReturnValue( { matches } ) );
const resize = ( width: number ) => {
	window.innerWidth = width;
	fireEvent( window, new Event( 'resize' ) );
};

/** Stands in for layout, which jsdom lacks: the content of a closed disclosure is hidden. */
const checkVisibility = function ( this: Element ) {
	const closed = this.closest( 'details:not([open])' );
	return ! closed || ( this.matches( 'summary' ) && this.parentElement === closed );
};

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = HTML;
	window.innerWidth = 360;
	reduceMotion( false );
	Element.prototype.checkVisibility = checkVisibility;
	window.ResizeObserver = NoResizeObserver;
} );

afterEach( () => {
	jest.useRealTimers();
} );

/** Waits for the next frame's work to finish. */
const painted = () => act( async () => {} );

const opened = async () => {
	const live = wake();
	fireEvent.click( text( 'Menu' ) );
	expect( panel().open ).toBe( true );
	await painted();
	return live;
};

describe( 'while it is open', () => {
	it( 'nothing else can be reached, and the page does not scroll', async () => {
		await opened();
		expect( screen.getByTestId( 'elsewhere' ) ).toHaveAttribute( 'inert' );
		expect( text( 'Skip' ) ).toHaveAttribute( 'inert' );
		expect( text( 'Logo' ) ).toHaveAttribute( 'inert' );
		expect( panel().closest( '[inert]' ) ).toBeNull();
		expect( isLocked() ).toBe( true );
	} );

	it( 'the frame is a dialog by the name of its button, which is in it', async () => {
		await opened();
		const dialog = screen.getByRole( 'dialog', { name: 'Menu' } );
		expect( dialog ).toHaveAttribute( 'aria-modal', 'true' );
		expect( dialog ).toContainElement( summary() );
		pressKey( 'Escape' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'the bar stays in reach above one that takes the whole screen', async () => {
		document.querySelector( '.atoll-header' )!.classList.add( 'atoll-header--full' );
		await opened();
		expect( text( 'Logo' ) ).not.toHaveAttribute( 'inert' );
		expect( screen.getByTestId( 'elsewhere' ) ).toHaveAttribute( 'inert' );
	} );

	it( 'Tab goes round in it, past what is folded away', async () => {
		await opened();
		text( 'Last' ).focus();
		pressKey( 'Tab' );
		expect( summary() ).toHaveFocus();
		pressKey( 'Tab', { shiftKey: true } );
		expect( text( 'Last' ) ).toHaveFocus();
	} );

	it( 'Tab is the browser’s between the ends', async () => {
		await opened();
		text( 'More' ).focus();
		expect( pressKey( 'Tab' ) ).toBe( true );
	} );
} );

it( 'shows before the page is held', () => {
	wake();
	fireEvent.click( text( 'Menu' ) );
	expect( panel().open ).toBe( true );
	expect( isLocked() ).toBe( false );
	expect( document.querySelectorAll( '[inert]' ) ).toHaveLength( 1 );
} );

describe( 'closes', () => {
	it.each( [
		[ 'by its button', () => fireEvent.click( text( 'Menu' ) ) ],
		[ 'from the keyboard', () => fireEvent.click( summary(), { detail: 0 } ) ],
		[ 'by a press beside it', () => fireEvent.click( summary(), { detail: 1 } ) ],
		[ 'with Escape', () => pressKey( 'Escape' ) ],
		[ 'with a link', () => fireEvent.click( text( 'Last' ) ) ],
	] )( '%s, within 500 ms in which the page is free already', async ( _, happens ) => {
		await opened();
		happens();
		expect( panel() ).toHaveClass( 'is-closing' );
		expect( document.querySelector( '.atoll-panel__sheet' ) ).toHaveAttribute( 'inert' );
		expect( screen.getByTestId( 'elsewhere' ) ).not.toHaveAttribute( 'inert' );
		expect( isLocked() ).toBe( false );
		advanceTime( 499 );
		expect( panel().open ).toBe( true );
		advanceTime( 1 );
		expect( panel().open ).toBe( false );
		expect( panel() ).not.toHaveClass( 'is-closing' );
	} );

	it( 'before it was painted, and holds nothing then', async () => {
		wake();
		fireEvent.click( text( 'Menu' ) );
		fireEvent.click( text( 'Menu' ) );
		await painted();
		expect( isLocked() ).toBe( false );
		expect( screen.getByTestId( 'elsewhere' ) ).not.toHaveAttribute( 'inert' );
	} );

	it( 'and leaves inert what was so before', async () => {
		await opened();
		pressKey( 'Escape' );
		expect( document.querySelector( 'main' ) ).toHaveAttribute( 'inert' );
	} );

	it( 'at once when the width changes, also on its way out', async () => {
		await opened();
		resize( 400 );
		expect( panel().open ).toBe( false );
		fireEvent.click( text( 'Menu' ) );
		pressKey( 'Escape' );
		resize( 900 );
		expect( panel().open ).toBe( false );
	} );

	it( 'at once for those who want no motion', async () => {
		reduceMotion( true );
		await opened();
		pressKey( 'Escape' );
		expect( panel().open ).toBe( false );
	} );

	it( 'and gives the focus back to its button', async () => {
		await opened();
		text( 'Last' ).focus();
		pressKey( 'Escape' );
		expect( summary() ).toHaveFocus();
	} );

	it( 'before whatever a link in it opens', async () => {
		await opened();
		const isFree = jest.fn( () => ! isLocked() && summary().matches( ':focus' ) );
		text( 'Last' ).addEventListener( 'click', isFree );
		text( 'Last' ).focus();
		fireEvent.click( text( 'Last' ) );
		expect( isFree ).toHaveReturnedWith( true );
	} );

	it( 'and opens again when its button is pressed meanwhile', async () => {
		await opened();
		pressKey( 'Escape' );
		advanceTime( 200 );
		fireEvent.click( text( 'Menu' ) );
		advanceTime( 500 );
		await painted();
		expect( panel().open ).toBe( true );
		expect( isLocked() ).toBe( true );
		expect( document.querySelector( '.atoll-panel__sheet' ) ).not.toHaveAttribute( 'inert' );
	} );
} );

describe( 'when the island comes and goes', () => {
	it( 'what was open stays open, and holds the page from then on', async () => {
		panel().open = true;
		wake();
		await painted();
		expect( panel().open ).toBe( true );
		expect( isLocked() ).toBe( true );
	} );

	it( 'the page is let go', async () => {
		( await opened() ).unmount();
		expect( isLocked() ).toBe( false );
		expect( header() ).not.toHaveAttribute( 'data-open' );
	} );
} );

describe( 'on the stack of backdrops', () => {
	it( 'is the active one until something else shows', async () => {
		await opened();
		const other = jest.fn();
		dispatch( modals ).shown( { id: 'other', onClick: other } );
		fireEvent.click( summary(), { detail: 1 } );
		expect( other ).toHaveBeenCalledTimes( 1 );
		expect( panel() ).not.toHaveClass( 'is-closing' );
		dispatch( modals ).hidden( 'other' );
		fireEvent.click( summary(), { detail: 1 } );
		expect( panel() ).toHaveClass( 'is-closing' );
		expect( select( modals ).getActive() ).toBeUndefined();
	} );
} );

it( 'states are 0 closed, 1 menu open, 2 submenu open, and is closed while it leaves', async () => {
	const states: ( string | undefined )[] = [];
	const note = async () => {
		await Promise.resolve();
		states.push( header().dataset.open );
	};
	wake();
	await note();
	fireEvent.click( text( 'Menu' ) );
	await note();
	screen.getByTestId< HTMLDetailsElement >( 'group' ).open = true;
	fireEvent( screen.getByTestId( 'group' ), new Event( 'toggle' ) );
	await note();
	pressKey( 'Escape' );
	await note();
	expect( states ).toEqual( [ '0', '1', '2', '0' ] );
} );
