import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { menus } from '@atoll/stores';
import type { SubmenuMarkup } from '../markup';

const showState = ( { item, toggle }: SubmenuMarkup, pinned: string | null, isShown: boolean ) => {
	item.classList.toggle( 'is-open', pinned === 'open' );
	item.classList.toggle( 'is-closed', pinned === 'closed' );
	toggle.setAttribute( 'aria-expanded', String( isShown ) );
};

/** Hook that shows in class names and attributes what a press opened or closed, for CSS and assistive technology. */
export const useSubmenu = ( { item, toggle, list }: SubmenuMarkup ) => {
	const { pinned, isShown } = useSelect(
		( select ) => select( menus ).getSubmenu( list.id ),
		[ list ]
	);
	useLayoutEffect( () => {
		const markup = { item, toggle, list };
		showState( markup, pinned, isShown );
		return () => showState( markup, null, false );
	}, [ item, toggle, list, pinned, isShown ] );
};
