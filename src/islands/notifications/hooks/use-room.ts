import { useEffect } from '@wordpress/element';

const CLASS = 'has-atoll-notifications';
const ROOM = '--atoll-notifications-room';

/**
 * Tells the style sheet how high the stack is, so that whatever it lies over can be scrolled out from below it, and what
 * gets the focus is (WCAG 2.4.11).
 */
export const useRoom = ( list: HTMLElement ) =>
	useEffect( () => {
		const { style, classList } = document.documentElement;
		const resized = new ResizeObserver( () =>
			style.setProperty( ROOM, `${ list.offsetHeight }px` )
		);
		classList.add( CLASS );
		resized.observe( list );
		return () => {
			resized.disconnect();
			classList.remove( CLASS );
			style.removeProperty( ROOM );
		};
	}, [ list ] );
