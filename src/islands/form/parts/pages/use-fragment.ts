import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { useFocusAfterTurn } from '../../focus/use-focus-after-turn';
import { fragmentTarget, removeFragment } from '../../pages/fragment';

/** Hook that shows and focuses the question that the URL's fragment names, also on another page. */
export const useFragment = ( context: Context, turns: number ) => {
	const { definition, key, markup } = context;
	// Before the page turns: the question's page is shown a moment later.
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
