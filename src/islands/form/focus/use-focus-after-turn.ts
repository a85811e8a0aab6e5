import { useEffect, useRef } from '@wordpress/element';
import type { Context } from '../context';
import { focusField } from './focus-field';

/**
 * Puts the focus into a field of the page that is turned to: after the page has put it on its heading.
 *
 * @param context
 * @param turns   How often another page was turned to.
 * @return Its current value says into which field, by its id, before the page turns.
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
