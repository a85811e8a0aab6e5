import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { menus } from '@atoll/stores';
import type { HeaderMarkup } from './markup';

/** Hook that keeps `data-open` on the island's element up to date: 0, 1 or 2 (spec 4). */
export const useOpenState = ( { element }: HeaderMarkup ) => {
	const open = useSelect( ( select ) => select( menus ).getOpenState(), [] );
	useLayoutEffect( () => {
		element.dataset.open = String( open );
		return () => {
			delete element.dataset.open;
		};
	}, [ element, open ] );
};
