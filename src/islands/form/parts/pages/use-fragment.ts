import { dispatch, select } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { focusField } from '../../focus/focus-field';
import { listen } from '../../events/listen';
import { fragmentTarget, removeFragment } from '../../pages/fragment';

/** The address's fragment leads to a question of another page too: that page shows, and the focus goes into it. */
export const useFragment = ( context: Context, turns: number ) => {
	const { definition, key, markup } = context;
	const fieldToFocus = useRef< number >();

	// The page has put the focus on its heading by then. Before what wants it: the page that it is on shows a moment later.
	useEffect( () => {
		if ( fieldToFocus.current ) {
			focusField( markup.field( fieldToFocus.current ) );
			fieldToFocus.current = undefined;
		}
	}, [ markup, turns ] );

	useEffect( () => {
		const followFragment = () => {
			const id = markup.fieldOf( fragmentTarget( markup ) );
			const targetPage = definition.fields.find( ( field ) => field.id === id )?.page;
			const { hidden, loading, page } = select( forms ).getForm( key );
			if (
				targetPage === undefined ||
				targetPage === page ||
				loading ||
				hidden.hiddenFields.has( id! )
			) {
				return;
			}
			removeFragment();
			fieldToFocus.current = id;
			dispatch( forms ).turned( key, targetPage );
		};
		followFragment();
		return listen( window, 'hashchange', followFragment );
	}, [ definition, key, markup ] );
};
