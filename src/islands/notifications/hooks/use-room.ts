import { useEffect } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';

const CLASS = 'has-atoll-notifications';
const ROOM = '--atoll-notifications-room';

/** An empty list has its padding still, which would leave a strip below the page's end. */
const roomOf = ( list: HTMLElement ) =>
	list.querySelector( '.atoll-notification:not([hidden])' ) ? list.offsetHeight : 0;

/**
 * Tells the style sheet how high the stack is, so that whatever it lies over can be scrolled out from below it, and what
 * gets the focus is (WCAG 2.4.11). The whole page is styled again for it, so that whatever changed the height is painted
 * before.
 */
export const useRoom = ( list: HTMLElement ) =>
	useEffect( () => {
		const { style, classList } = document.documentElement;
		let forget = () => {};
		const resized = new ResizeObserver( () => {
			forget();
			forget = afterPaint( () => style.setProperty( ROOM, `${ roomOf( list ) }px` ) );
		} );
		classList.add( CLASS );
		resized.observe( list );
		return () => {
			resized.disconnect();
			forget();
			classList.remove( CLASS );
			style.removeProperty( ROOM );
		};
	}, [ list ] );
