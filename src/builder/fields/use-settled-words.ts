import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import type { Change, FieldAttributes } from './attributes';
import { TYPED_IN_CANVAS } from './settings/same-field';

/** Milliseconds without typing: more than between two keystrokes, less than it takes to look at the sidebar. */
const PAUSE = 300;

/** Whether only texts changed, and they were typed in the form. */
const isWriting = (
	shown: FieldAttributes,
	next: FieldAttributes,
	ownChanges: Partial< FieldAttributes >
): boolean =>
	Object.keys( { ...shown, ...next } )
		.filter( ( name ) => shown[ name ] !== next[ name ] )
		.every(
			( name ) => TYPED_IN_CANVAS.includes( name ) && ownChanges[ name ] !== next[ name ]
		);

/**
 * Hook that returns a field for a component beside the form. Text typed in the form arrives once typing pauses:
 * otherwise each keystroke would lay out and paint the page around the form before the key appears. All other changes,
 * and text typed beside the form, arrive at once.
 *
 * @param attributes
 * @param onChange   Changes the attributes.
 * @return The field, which stays the same object until a change arrives, and a function that changes it from beside
 *         the form.
 */
export const useSettledWords = (
	attributes: FieldAttributes,
	onChange: Change
): [ FieldAttributes, Change ] => {
	const [ , rerender ] = useReducer( ( count: number ) => count + 1, 0 );
	const shown = useRef( attributes );
	const ownChanges = useRef< Partial< FieldAttributes > >( {} );
	if ( ! isWriting( shown.current, attributes, ownChanges.current ) ) {
		shown.current = attributes;
	}
	useEffect( () => {
		if ( shown.current === attributes ) {
			return;
		}
		const timer = setTimeout( () => {
			shown.current = attributes;
			rerender();
		}, PAUSE );
		return () => clearTimeout( timer );
	}, [ attributes ] );
	const change = useCallback(
		( changes: Partial< FieldAttributes > ) => {
			ownChanges.current = changes;
			onChange( changes );
		},
		[ onChange ]
	);
	return [ shown.current, change ];
};
