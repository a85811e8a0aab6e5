import { dispatch, select } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isVisible, type SubmenuMarkup } from '../markup';

/** A press meant for an entry that opened by itself a moment ago would close it; milliseconds. */
const MOMENT = 400;

/**
 * Hears of the end of CSS's delays, by which a hover shows and hides a list.
 *
 * @return Whether the list has come into view a moment ago without anybody pressing anything.
 */
export const useAppearance = ( { list }: SubmenuMarkup ): ( () => boolean ) => {
	const since = useRef(
		select( menus ).getSubmenu( list.id ).isShown ? performance.now() : -MOMENT
	);
	useListener< TransitionEvent >( list, 'transitionend', ( { target, propertyName } ) => {
		if ( target === list && propertyName === 'visibility' ) {
			const isShown = isVisible( list );
			dispatch( menus ).seen( list.id, isShown );
			since.current = isShown ? performance.now() : since.current;
		}
	} );
	return () => performance.now() - since.current < MOMENT;
};
