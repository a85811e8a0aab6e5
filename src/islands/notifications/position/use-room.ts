import { useEffect } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';

const CLASS = 'has-atoll-notifications';
const ROOM = '--atoll-notifications-room';

/** Returns the list's height; 0 for an empty list, whose padding would leave a strip below the page's end. */
const heightOf = ( list: HTMLElement ) =>
	list.querySelector( '.atoll-notification:not([hidden])' ) ? list.offsetHeight : 0;

/**
 * Hook that passes the stack's height to the style sheet, so that anything below the stack can be scrolled into view,
 * as focused elements are (WCAG 2.4.11). This makes the browser style the whole page again, so it waits until the
 * change of height has been painted.
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
