import { useEffect, useRef } from '@wordpress/element';
import type { HeaderMarkup } from '../markup';
import { useWidthChange } from '../use-width-change';
import { keepFocus } from './keep-focus';

/** Whether the entries wrap, the bar itself wraps to another row, or the bar is wider than its place. */
const hasNoRoom = ( bar: Element, logo: HTMLElement, entries: HTMLElement[] ) =>
	bar.scrollWidth > bar.clientWidth ||
	entries.some( ( { offsetTop } ) => offsetTop > entries[ 0 ]!.offsetTop ) ||
	( [ ...bar.children ] as HTMLElement[] ).some(
		( { offsetTop } ) => offsetTop >= logo.offsetTop + Math.max( logo.offsetHeight, 1 )
	);

/**
 * Hook that switches to the button of small screens if the bar does not fit after all: the server only counts letters
 * (php/Site/Header/HeaderBreakpoint.php) and does not know the person's text size.
 */
export const useOverflow = ( header: HeaderMarkup ) => {
	const { element, frame } = header;
	const updateLayout = useRef( () => {} );
	useEffect( () => {
		const bar = element.querySelector( '.atoll-header__bar' );
		const logo = element.querySelector< HTMLElement >( '.atoll-header__logo' );
		if ( ! bar || ! logo ) {
			return;
		}
		const entries = [ ...element.querySelectorAll< HTMLElement >( '.atoll-menu__item' ) ];
		updateLayout.current = () => {
			frame.classList.remove( 'is-compact' );
			frame.classList.toggle( 'is-compact', hasNoRoom( bar, logo, entries ) );
			keepFocus( header );
		};
		// The logo grows with the text size, and its size does not depend on the layout that is decided here.
		const observer = new ResizeObserver( () => updateLayout.current() );
		observer.observe( logo );
		return () => {
			observer.disconnect();
			frame.classList.remove( 'is-compact' );
		};
	}, [ element, frame, header ] );
	useWidthChange( () => updateLayout.current() );
};
