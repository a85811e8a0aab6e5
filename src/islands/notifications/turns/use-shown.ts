import { useLayoutEffect } from '@wordpress/element';

/** Hook that marks a notification as shown for the style sheet. */
export const useShown = ( element: HTMLElement, isShown: boolean ) =>
	useLayoutEffect( () => {
		element.classList.toggle( 'is-shown', isShown );
	}, [ element, isShown ] );
