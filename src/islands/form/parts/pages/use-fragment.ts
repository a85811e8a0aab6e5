import { dispatch, select } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { focusField } from '../../focus/focus-field';
import { listen } from '../../events/listen';
import { fragmentTarget, leaveFragment } from '../../pages/fragment';

/** The address's fragment leads to a question of another page too: that page shows, and the focus goes into it. */
export const useFragment = ( context: Context, turns: number ) => {
	const { definition, key, markup } = context;
	const wanted = useRef< number >();

	// The page has put the focus on its heading by then. Before what wants it: the page that it is on shows a moment later.
	useEffect( () => {
		if ( wanted.current ) {
			focusField( markup.field( wanted.current ) );
			wanted.current = undefined;
		}
	}, [ markup, turns ] );

	useEffect( () => {
		const follow = () => {
			const id = markup.fieldOf( fragmentTarget( markup ) );
			const asked = definition.fields.find( ( field ) => field.id === id )?.page;
			const { hidden, loading, page } = select( forms ).getForm( key );
			if (
				asked === undefined ||
				asked === page ||
				loading ||
				hidden.hiddenFields.has( id! )
			) {
				return;
			}
			leaveFragment();
			wanted.current = id;
			dispatch( forms ).turned( key, asked );
		};
		follow();
		return listen( window, 'hashchange', follow );
	}, [ definition, key, markup ] );
};
