import { act, fireEvent, screen } from '@testing-library/react';
import { wake } from '../../../tests/js/live-header';

let grow: () => void;

const header = () => screen.getByTestId( 'header' );

/** Mocks the browser's layout: rows with as many entries as there is room for. */
const mockLayout = ( perRow: number ) =>
	document.querySelectorAll( '.atoll-menu__item' ).forEach( ( item, at ) =>
		Object.defineProperty( item, 'offsetTop', {
			configurable: true,
			value: Math.floor( at / perRow ) * 44,
		} )
	);

beforeEach( () => {
	document.body.innerHTML = `<div data-island="header" data-testid="island">
		<div class="atoll-header" data-testid="header"><div class="atoll-header__bar" data-testid="bar">
			<a class="atoll-header__logo" href="#home">Logo</a>
			<ul><li class="atoll-menu__item has-submenu">
				<button class="atoll-menu__link atoll-menu__toggle">Services</button>
				<div class="atoll-submenu" id="services"><a href="#below">Below</a></div>
			</li><li class="atoll-menu__item">B</li></ul>
			<details class="atoll-panel"><summary class="atoll-panel__summary" tabindex="0">Menu</summary><div class="atoll-panel__sheet"></div></details>
		</div></div></div>`;
	window.ResizeObserver = class {
		constructor( react: ResizeObserverCallback ) {
			grow = () => react( [], this );
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	wake();
} );

it( 'takes the button of small screens when entries take a second row, and gives the menu back', () => {
	mockLayout( 1 );
	grow();
	expect( header() ).toHaveClass( 'is-compact' );
	mockLayout( 2 );
	window.innerWidth += 1;
	fireEvent( window, new Event( 'resize' ) );
	expect( header() ).not.toHaveClass( 'is-compact' );
} );

it( 'takes it when a part of the bar takes another row', () => {
	const logo = screen.getByText( 'Logo' );
	Object.defineProperty( logo, 'offsetHeight', { value: 44 } );
	Object.defineProperty( screen.getByRole( 'list' ), 'offsetTop', { value: 44 } );
	grow();
	expect( header() ).toHaveClass( 'is-compact' );
} );

describe( 'a change of the layout keeps the focus', () => {
	const hidden = new Set< Element >();
	beforeEach( () => {
		hidden.clear();
		Element.prototype.checkVisibility = function () {
			return ! hidden.has( this );
		};
	} );

	it.each( [
		[ 'a link of a submenu', 'Below', 'its parent', [ 'Below' ], 'Services' ],
		[ 'the button of small screens', 'Menu', 'the menu', [ 'Menu' ], 'Services' ],
		[ 'the menu', 'Services', 'that button', [ 'Services' ], 'Menu' ],
		[ 'either', 'Below', 'the logo', [ 'Below', 'Services', 'Menu' ], 'Logo' ],
		[ 'what still shows', 'Below', 'itself', [], 'Below' ],
	] )( 'of %s: "%s" to %s', ( _, from, __, gone, to ) => {
		act( () => screen.getByText( from ).focus() );
		gone.forEach( ( words ) => hidden.add( screen.getByText( words ) ) );
		act( () => grow() );
		expect( screen.getByText( to ) ).toHaveFocus();
	} );

	it( 'and takes none from elsewhere', () => {
		hidden.add( screen.getByText( 'Menu' ) );
		grow();
		expect( document.body ).toHaveFocus();
	} );
} );

it( 'takes it when the bar is longer than its place', () => {
	Object.defineProperty( screen.getByTestId( 'bar' ), 'scrollWidth', { value: 2000 } );
	grow();
	expect( header() ).toHaveClass( 'is-compact' );
} );

it( 'leaves a bar with room as it is', () => {
	mockLayout( 2 );
	grow();
	expect( header() ).not.toHaveClass( 'is-compact' );
} );
