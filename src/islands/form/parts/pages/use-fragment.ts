import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { useFocusAfterTurn } from '../../focus/use-focus-after-turn';
import { fragmentTarget, removeFragment } from '../../pages/fragment';

/** The address's fragment leads to a question of another page too: that page shows, and the focus goes into it. */
export const useFragment = ( context: Context, turns: number ) => {
	const { definition, key, markup } = context;
	// Before what turns the page: the page that it is on shows a moment later.
	const fieldToFocus = useFocusAfterTurn( context, turns );

	useEffect( () => {
		const followFragment = () => {
			const id = markup.fieldOf( fragmentTarget( markup ) );
			const field = definition.fields.find( ( one ) => one.id === id );
			const { hidden, loading, page } = select( forms ).getForm( key );
			if (
				field &&
				field.page !== page &&
				! loading &&
				! hidden.hiddenFields.has( field.id )
			) {
				removeFragment();
				fieldToFocus.current = field.id;
				dispatch( forms ).turned( key, field.page );
			}
		};
		followFragment();
		return listen( window, 'hashchange', followFragment );
	}, [ definition, fieldToFocus, key, markup ] );
};
