import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import { insertAt, wrapAt, type Selection } from './insert';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Insertion< Element extends TextElement > {
	ref: RefObject< Element >;
	/** At the caret, which stands behind it then. */
	insert: ( inserted: string ) => void;
	/** Around what is selected. */
	wrap: ( before: string, after: string ) => void;
}

/** The browser keeps a control's caret while something else has the focus. */
const selectionOf = ( element: TextElement | null, text: string ): Selection => ( {
	start: element?.selectionStart ?? text.length,
	end: element?.selectionEnd ?? text.length,
} );

/** Inserts into a text control, and leaves the caret where somebody goes on typing. */
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
