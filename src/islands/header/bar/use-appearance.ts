import { dispatch, select } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isVisible, type SubmenuMarkup } from '../markup';

/** A press meant for an entry that opened by itself a moment ago would close it; milliseconds. */
const RECENT = 400;

const NEVER = -RECENT;

/**
 * Listens to the end of CSS's delays, by which a hover shows and hides a list.
 *
 * @return Whether the list has come into view a moment ago without anybody pressing anything; said once, since a second
 *         press means what shows.
 */
export const useAppearance = ( { list }: SubmenuMarkup ): ( () => boolean ) => {
	const appearedAt = useRef(
		select( menus ).getSubmenu( list.id ).isShown ? performance.now() : NEVER
	);
	useListener< TransitionEvent >( list, 'transitionend', ( { target, propertyName } ) => {
		if ( target === list && propertyName === 'visibility' ) {
			const isShown = isVisible( list );
			dispatch( menus ).shownChanged( list.id, isShown );
			appearedAt.current = isShown ? performance.now() : NEVER;
		}
	} );
	return () => {
		const hasJustAppeared = performance.now() - appearedAt.current < RECENT;
		appearedAt.current = NEVER;
		return hasJustAppeared;
	};
};
