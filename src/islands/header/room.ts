import type { Behaviour } from './submenu';
import { onWidthChange } from './width';

/** Entries that do not stand in one row, or a bar that is longer than its place. */
const hasNoRoom = ( bar: Element, entries: HTMLElement[] ) =>
	bar.scrollWidth > bar.clientWidth ||
	entries.some( ( { offsetTop } ) => offsetTop > entries[ 0 ]!.offsetTop );

/**
 * Takes the button of small screens where the bar has no room after all: the server judges by letters
 * (php/Site/Header/Room.php), and does not know how large people read.
 */
export const keepRoom: Behaviour = ( { element, signal } ) => {
	const header = element.querySelector( '.atoll-header' );
	const bar = element.querySelector( '.atoll-header__bar' );
	const logo = element.querySelector( '.atoll-header__logo' );
	if ( ! header || ! bar || ! logo ) {
		return;
	}
	const entries = [ ...element.querySelectorAll< HTMLElement >( '.atoll-menu__item' ) ];
	const judge = () => {
		header.classList.remove( 'is-compact' );
		header.classList.toggle( 'is-compact', hasNoRoom( bar, entries ) );
	};
	// The logo grows with the text, and with nothing that is decided here.
	const observer = new ResizeObserver( judge );
	observer.observe( logo );
	onWidthChange( judge, signal );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		header.classList.remove( 'is-compact' );
	} );
};
