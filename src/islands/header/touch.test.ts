import { fireEvent, screen } from '@testing-library/react';
import { NoResizeObserver, advanceTime, wake } from '../../../tests/js/live-header';

const HTML = `<style>
	.atoll-submenu { visibility: hidden; }
	.is-open > .atoll-submenu { visibility: visible; }
</style>
<div data-island="header" data-testid="island"><div class="atoll-header" data-testid="header">
	<a class="atoll-header__logo" href="#home">Logo</a>
	<ul><li class="atoll-menu__item has-submenu">
		<button class="atoll-menu__link atoll-menu__toggle">Services</button>
		<div class="atoll-submenu" id="services"><a href="#own">Own page</a></div>
	</li></ul>
</div></div>`;

const toggle = () => screen.getByText( 'Services' );
const expanded = () => toggle().getAttribute( 'aria-expanded' );
const point = ( type: string, pointerType = 'touch', at = toggle() ) =>
	fireEvent(
		at,
		Object.assign( new Event( type, { bubbles: true } ), { pointerType, button: 0 } )
	);

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = HTML;
	window.ResizeObserver = NoResizeObserver;
	wake();
} );

afterEach( () => jest.useRealTimers() );

describe( 'a finger that taps', () => {
	it( 'opens with its click, and closes with the next', () => {
		for ( const state of [ 'true', 'false' ] ) {
			point( 'pointerdown' );
			point( 'pointerup' );
			fireEvent.click( toggle() );
			expect( expanded() ).toBe( state );
		}
	} );

	it( 'is no hover until 200 ms after it was lifted', () => {
		point( 'pointerdown' );
		advanceTime( 1000 );
		expect( screen.getByTestId( 'header' ) ).toHaveClass( 'is-touched' );
		point( 'pointerup' );
		advanceTime( 199 );
		expect( screen.getByTestId( 'header' ) ).toHaveClass( 'is-touched' );
		advanceTime( 1 );
		expect( screen.getByTestId( 'header' ) ).not.toHaveClass( 'is-touched' );
	} );
} );

describe( 'a finger that rests', () => {
	it( 'has pressed after 400 ms, and its lifting is not a second press', () => {
		point( 'pointerdown' );
		advanceTime( 399 );
		expect( expanded() ).toBe( 'false' );
		advanceTime( 1 );
		expect( expanded() ).toBe( 'true' );
		point( 'pointerup' );
		fireEvent.click( toggle() );
		expect( expanded() ).toBe( 'true' );
	} );

	it( 'closes what is open likewise', () => {
		fireEvent.click( toggle() );
		point( 'pointerdown' );
		advanceTime( 400 );
		point( 'pointerup' );
		expect( expanded() ).toBe( 'false' );
	} );

	it( 'does not eat the next tap where no click followed', () => {
		point( 'pointerdown' );
		advanceTime( 400 );
		point( 'pointerup' );
		point( 'pointerdown' );
		point( 'pointerup' );
		fireEvent.click( toggle() );
		expect( expanded() ).toBe( 'false' );
	} );

	it( 'presses nothing when it moves on to scroll', () => {
		point( 'pointerdown' );
		point( 'pointercancel' );
		advanceTime( 400 );
		expect( expanded() ).toBe( 'false' );
	} );
} );

it( 'a pen that taps opens, and closes with the next tap, though each lifting is a leaving', () => {
	for ( const state of [ 'true', 'false' ] ) {
		point( 'pointerdown', 'pen' );
		point( 'pointerup', 'pen' );
		point( 'pointerleave', 'pen', screen.getByRole( 'listitem' ) );
		fireEvent.click( toggle() );
		const list = document.getElementById( 'services' )!;
		fireEvent(
			list,
			Object.assign( new Event( 'transitionend' ), { propertyName: 'visibility' } )
		);
		advanceTime( 400 );
		expect( expanded() ).toBe( state );
	}
} );

it( 'takes no mouse for a finger', () => {
	point( 'pointerdown', 'mouse' );
	expect( screen.getByTestId( 'header' ) ).not.toHaveClass( 'is-touched' );
} );
