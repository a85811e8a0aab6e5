import { useLayoutEffect } from '@wordpress/element';

/** Tells the style sheet that this one's turn has come. */
export const useShown = ( element: HTMLElement, isShown: boolean ) =>
	useLayoutEffect( () => {
		element.classList.toggle( 'is-shown', isShown );
	}, [ element, isShown ] );
