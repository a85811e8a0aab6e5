import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import { insertAt, wrapAt, type Selection } from './insert';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Insertion< Element extends TextElement > {
	ref: RefObject< Element >;
	/** Inserts a text at the caret, and puts the caret after it. */
	insert: ( inserted: string ) => void;
	/** Puts texts before and after the selection. */
	wrap: ( before: string, after: string ) => void;
}

/** Returns the selection; the browser remembers a control's caret while something else has the focus. */
const selectionOf = ( element: TextElement | null, text: string ): Selection => ( {
	start: element?.selectionStart ?? text.length,
	end: element?.selectionEnd ?? text.length,
} );

/** Hook that inserts into a text control, and puts the caret where typing continues. */
export const useInsertion = < Element extends TextElement >(
	value: string,
	onChange: ( value: string ) => void
): Insertion< Element > => {
	const ref = useRef< Element >( null );
	const pending = useRef< Selection >();

	useLayoutEffect( () => {
		if ( pending.current ) {
			ref.current?.setSelectionRange( pending.current.start, pending.current.end );
			pending.current = undefined;
		}
	}, [ value ] );

	const apply = ( { selection, text }: ReturnType< typeof insertAt > ) => {
		pending.current = selection;
		ref.current?.focus();
		onChange( text );
	};

	return {
		ref,
		insert: ( inserted ) =>
			apply( insertAt( value, selectionOf( ref.current, value ), inserted ) ),
		wrap: ( before, after ) =>
			apply( wrapAt( value, selectionOf( ref.current, value ), before, after ) ),
	};
};
