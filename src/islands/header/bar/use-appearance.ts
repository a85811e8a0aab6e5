import { dispatch, select } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { isVisible, type SubmenuMarkup } from '../markup';

/** Milliseconds after a list has opened by hover, in which a press would close it against the person's intention. */
const RECENT = 400;

const NEVER = -RECENT;

/**
 * Hook that listens to the end of the CSS delays after which a hover shows or hides a list.
 *
 * @return Whether the list has just appeared without a press. Returns true only once per appearance, since a second
 *         press is meant to close the list.
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
