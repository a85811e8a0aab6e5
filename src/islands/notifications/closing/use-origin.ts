import { useCallback, useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';

/** @return The element that had the focus before it entered the container; undefined if it never did. */
export const useOrigin = ( container: HTMLElement ): ( () => HTMLElement | undefined ) => {
	const origin = useRef< HTMLElement >();
	useListener< FocusEvent >( container, 'focusin', ( { relatedTarget } ) => {
		if ( relatedTarget instanceof HTMLElement && ! container.contains( relatedTarget ) ) {
			origin.current = relatedTarget;
		}
	} );
	return useCallback( () => origin.current, [] );
};
