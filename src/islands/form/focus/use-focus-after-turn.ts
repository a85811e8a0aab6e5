import { useEffect, useRef } from '@wordpress/element';
import type { Context } from '../context';
import { focusField } from './focus-field';

/**
 * Hook that focuses a field of the page that is turned to, after the page's heading has taken the focus.
 *
 * @param context
 * @param turns   How often a page was turned.
 * @return Ref for the id of the field to focus; set it before the page turns.
 */
export const useFocusAfterTurn = ( { markup }: Context, turns: number ) => {
	const fieldToFocus = useRef< number >();
	useEffect( () => {
		if ( fieldToFocus.current ) {
			focusField( markup.field( fieldToFocus.current ) );
			fieldToFocus.current = undefined;
		}
	}, [ markup, turns ] );
	return fieldToFocus;
};
