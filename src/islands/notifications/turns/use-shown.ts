import { useLayoutEffect } from '@wordpress/element';

/** Tells the style sheet that this notification shows. */
export const useShown = ( element: HTMLElement, isShown: boolean ) =>
	useLayoutEffect( () => {
		element.classList.toggle( 'is-shown', isShown );
	}, [ element, isShown ] );
