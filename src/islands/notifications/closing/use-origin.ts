import { useCallback, useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';

/** @return What had the focus before it came into the place; undefined while it never did. */
export const useOrigin = ( container: HTMLElement ): ( () => HTMLElement | undefined ) => {
	const origin = useRef< HTMLElement >();
	useListener< FocusEvent >( container, 'focusin', ( { relatedTarget } ) => {
		if ( relatedTarget instanceof HTMLElement && ! container.contains( relatedTarget ) ) {
			origin.current = relatedTarget;
		}
	} );
	return useCallback( () => origin.current, [] );
};
