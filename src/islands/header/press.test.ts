import { fireEvent, screen } from '@testing-library/react';
import { NoResizeObserver, advanceTime, wake } from '../../../tests/js/live-header';

const HTML = `<div data-island="header" data-testid="island"><div class="atoll-header">
	<a class="atoll-header__logo" href="#home">Logo</a>
	<ul><li class="atoll-menu__item has-submenu">
		<button class="atoll-menu__link atoll-menu__toggle">Services</button>
		<div class="atoll-submenu" id="services" style="visibility: hidden"><a href="#own">Own page</a></div>
	</li></ul>
</div></div>`;

const toggle = () => screen.getByText( 'Services' );
const expanded = () => toggle().getAttribute( 'aria-expanded' );
const press = ( button = 0 ) =>
	fireEvent(
		toggle(),
		Object.assign( new Event( 'pointerdown', { bubbles: true } ), {
			pointerType: 'mouse',
			button,
		} )
	);

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = HTML;
	window.ResizeObserver = NoResizeObserver;
	wake();
} );

afterEach( () => jest.useRealTimers() );

describe( 'a press of the mouse', () => {
	it( 'opens before the button is let go, however long it is held, and its click leaves it open', () => {
		press();
		expect( expanded() ).toBe( 'true' );
		advanceTime( 1000 );
		fireEvent.click( toggle() );
		expect( expanded() ).toBe( 'true' );
	} );

	it( 'closes what shows only with its click', () => {
		fireEvent.click( toggle() );
		press();
		expect( expanded() ).toBe( 'true' );
		fireEvent.click( toggle() );
		expect( expanded() ).toBe( 'false' );
	} );

	it( 'that ended elsewhere does not eat a key that follows', () => {
		press();
		fireEvent.keyDown( toggle(), { key: 'Enter' } );
		fireEvent.click( toggle() );
		expect( expanded() ).toBe( 'false' );
	} );

	it( 'for the context menu opens nothing', () => {
		press( 2 );
		expect( expanded() ).toBe( 'false' );
	} );
} );

/** Shows or hides the list like the start or end of a hover, without a press. */
const turnVisible = ( visibility: 'visible' | 'hidden' ) => {
	const list = document.getElementById( 'services' )!;
	list.style.visibility = visibility;
	fireEvent(
		list,
		Object.assign( new Event( 'transitionend' ), { propertyName: 'visibility' } )
	);
};

it( 'the first press after a hover keeps what it has opened, and the second closes it', () => {
	turnVisible( 'visible' );
	expect( expanded() ).toBe( 'true' );
	fireEvent.click( toggle() );
	expect( expanded() ).toBe( 'true' );
	fireEvent.click( toggle() );
	expect( expanded() ).toBe( 'false' );
} );

it( 'the first press after a hover that has ended opens, and the second closes', () => {
	turnVisible( 'visible' );
	turnVisible( 'hidden' );
	fireEvent.click( toggle() );
	expect( expanded() ).toBe( 'true' );
	fireEvent.click( toggle() );
	expect( expanded() ).toBe( 'false' );
} );
