import { useEffect } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';

const CLASS = 'has-atoll-notifications';
const ROOM = '--atoll-notifications-room';

/** An empty list has its padding still, which would leave a strip below the page's end. */
const heightOf = ( list: HTMLElement ) =>
	list.querySelector( '.atoll-notification:not([hidden])' ) ? list.offsetHeight : 0;

/**
 * Tells the style sheet how high the stack is, so that whatever it lies over can be scrolled out from below it, and what
 * gets the focus is (WCAG 2.4.11). The whole page is styled again for it, so that whatever changed the height is painted
 * before.
 */
export const useRoom = ( list: HTMLElement ) =>
	useEffect( () => {
		const { style, classList } = document.documentElement;
		let cancelPaint = () => {};
		const observer = new ResizeObserver( () => {
			cancelPaint();
			cancelPaint = afterPaint( () => style.setProperty( ROOM, `${ heightOf( list ) }px` ) );
		} );
		classList.add( CLASS );
		observer.observe( list );
		return () => {
			observer.disconnect();
			cancelPaint();
			classList.remove( CLASS );
			style.removeProperty( ROOM );
		};
	}, [ list ] );
