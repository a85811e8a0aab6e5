import { keepFocus } from './keep-focus';
import type { Behaviour } from './submenu';
import { onWidthChange } from './width';

/** Entries that do not stand in one row, a bar that takes another row, or one that is longer than its place. */
const hasNoRoom = ( bar: Element, logo: HTMLElement, entries: HTMLElement[] ) =>
	bar.scrollWidth > bar.clientWidth ||
	entries.some( ( { offsetTop } ) => offsetTop > entries[ 0 ]!.offsetTop ) ||
	( [ ...bar.children ] as HTMLElement[] ).some(
		( { offsetTop } ) => offsetTop >= logo.offsetTop + Math.max( logo.offsetHeight, 1 )
	);

/**
 * Takes the button of small screens where the bar has no room after all: the server judges by letters
 * (php/Site/Header/HeaderBreakpoint.php), and does not know how large people read.
 */
export const collapseOnOverflow: Behaviour = ( header ) => {
	const { element, signal } = header;
	const frame = element.querySelector( '.atoll-header' );
	const bar = element.querySelector( '.atoll-header__bar' );
	const logo = element.querySelector< HTMLElement >( '.atoll-header__logo' );
	if ( ! frame || ! bar || ! logo ) {
		return;
	}
	const entries = [ ...element.querySelectorAll< HTMLElement >( '.atoll-menu__item' ) ];
	const judge = () => {
		frame.classList.remove( 'is-compact' );
		frame.classList.toggle( 'is-compact', hasNoRoom( bar, logo, entries ) );
		keepFocus( header );
	};
	// The logo grows with the text, and with nothing that is decided here.
	const observer = new ResizeObserver( judge );
	observer.observe( logo );
	onWidthChange( judge, signal );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		frame.classList.remove( 'is-compact' );
	} );
};
