import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { menus } from '@atoll/stores';
import type { SubmenuMarkup } from '../markup';

const say = ( { item, toggle }: SubmenuMarkup, held: string | null, isShown: boolean ) => {
	item.classList.toggle( 'is-open', held === 'open' );
	item.classList.toggle( 'is-closed', held === 'closed' );
	toggle.setAttribute( 'aria-expanded', String( isShown ) );
};

/** Says to CSS what is held open or closed, and to assistive technology what shows. */
export const useSubmenu = ( { item, toggle, list }: SubmenuMarkup ) => {
	const { held, isShown } = useSelect(
		( select ) => select( menus ).getSubmenu( list.id ),
		[ list ]
	);
	useLayoutEffect( () => {
		const markup = { item, toggle, list };
		say( markup, held, isShown );
		return () => say( markup, null, false );
	}, [ item, toggle, list, held, isShown ] );
};
