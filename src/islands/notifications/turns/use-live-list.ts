import { useLayoutEffect } from '@wordpress/element';

/** Hook that marks the list as a stack for the style sheet: notifications are then shown one after another. */
export const useLiveList = ( section: HTMLElement ) =>
	useLayoutEffect( () => {
		section.classList.add( 'is-live' );
		return () => section.classList.remove( 'is-live' );
	}, [ section ] );
