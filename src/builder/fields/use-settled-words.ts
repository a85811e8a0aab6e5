import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import type { Change, FieldAttributes } from './attributes';
import { TYPED_IN_CANVAS } from './settings/same-field';

/** Milliseconds without a key: more than between two keys, less than a look from the form to its side. */
const PAUSE = 300;

/** Whether all that is new are words, and they were written in the form. */
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
 * A field for whoever shows it beside the form. Words that are written in the form come there once the writing pauses:
 * at each key, the page around the form would be laid out and painted too before the key is seen. All else, and words
 * that are written beside the form, come at once.
 *
 * @param attributes
 * @param onChange   What changes them.
 * @return The field, the same object while nothing comes, and what changes it from beside the form.
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
