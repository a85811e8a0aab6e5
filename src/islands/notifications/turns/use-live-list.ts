import { useLayoutEffect } from '@wordpress/element';

/** Tells the style sheet that the list is a stack now, in which they show one after another. */
export const useLiveList = ( section: HTMLElement ) =>
	useLayoutEffect( () => {
		section.classList.add( 'is-live' );
		return () => section.classList.remove( 'is-live' );
	}, [ section ] );
