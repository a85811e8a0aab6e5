import { act, fireEvent, screen } from '@testing-library/react';
import { NoResizeObserver, wake } from '../../../tests/js/live-header';

/** The part of src/styles/header/submenu.css that shows and hides lists. */
const HTML = `<style>
	.atoll-submenu { visibility: hidden; }
	.by-hover > .atoll-submenu,
	.is-open > .atoll-submenu { visibility: visible; }
	.is-closed > .atoll-submenu { visibility: hidden; }
</style>
<div data-island="header" data-testid="island"><div class="atoll-header">
	<a class="atoll-header__logo" href="#home">Logo</a>
	<ul><li class="atoll-menu__item has-submenu" data-testid="item">
		<button class="atoll-menu__link atoll-menu__toggle">Services</button>
		<div class="atoll-submenu" id="services" data-testid="list"><a href="#form">Enquire</a></div>
	</li></ul>
</div></div>`;

const toggle = () => screen.getByText( 'Services' );
const link = () => screen.getByText( 'Enquire' );
const expanded = () => toggle().getAttribute( 'aria-expanded' );

const point = ( type: string, pointerType = 'mouse' ) =>
	fireEvent( screen.getByTestId( 'item' ), Object.assign( new Event( type ), { pointerType } ) );

/** Hovers as with CSS, after its delay has ended. */
const hover = ( isOver: boolean ) => {
	screen.getByTestId( 'item' ).classList.toggle( 'by-hover', isOver );
	const ended = Object.assign( new Event( 'transitionend' ), { propertyName: 'visibility' } );
	fireEvent( screen.getByTestId( 'list' ), ended );
};

beforeEach( () => {
	document.body.innerHTML = HTML;
	window.ResizeObserver = NoResizeObserver;
	wake();
} );

describe( 'what a link in a submenu opens', () => {
	it.each( [
		[ 'the keyboard', () => link().focus() ],
		[ 'a press that takes no focus, as Safari’s', () => {} ],
	] )( 'by %s finds the submenu closed, and the focus on what opens it', ( _, press ) => {
		fireEvent.click( toggle() );
		press();
		const heard = jest.fn( () => [ expanded(), toggle().matches( ':focus' ) ] );
		link().addEventListener( 'click', heard );
		fireEvent.click( link() );
		expect( heard ).toHaveReturnedWith( [ 'false', true ] );
	} );
} );

it( 'opens again for a mouse that comes back, though nothing said that it had left', () => {
	hover( true );
	fireEvent.click( link() );
	expect( link() ).not.toBeVisible();
	point( 'pointerenter', 'touch' );
	expect( link() ).not.toBeVisible();
	point( 'pointerenter' );
	expect( link() ).toBeVisible();
} );

describe( 'while the keyboard is in a submenu', () => {
	it.each( [
		[ 'a press', () => fireEvent.click( toggle() ) ],
		[ 'a hover', () => hover( true ) ],
	] )( 'the pointer’s leaving does not close what %s opened; the focus’ does', ( _, opens ) => {
		opens();
		act( () => link().focus() );
		point( 'pointerleave' );
		hover( false );
		expect( link() ).toBeVisible();
		expect( expanded() ).toBe( 'true' );
		act( () => screen.getByText( 'Logo' ).focus() );
		hover( false );
		expect( expanded() ).toBe( 'false' );
	} );
} );
