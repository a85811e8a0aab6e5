import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';

/** Each row and each card has one. */
const ACTIONS = '.dataviews-all-actions-button';
const ROW = 'tr, .dataviews-view-grid__card';

/**
 * Keeps the focus in the list when what had it is gone: a row that was moved away with its menu, or the snackbar that
 * brought it back. It goes to the row that stands where the last focused one stood, and from an empty list to the
 * heading (WCAG 2.4.3).
 */
export function useRowFocus() {
	const screen = useRef< HTMLDivElement >( null );
	const last = useRef< Element >();
	const index = useRef( 0 );

	const buttons = () => [ ...screen.current!.querySelectorAll< HTMLElement >( ACTIONS ) ];

	/** Also of what React puts elsewhere in the page: menus and dialogs. */
	const onFocus = ( { target }: FocusEvent< Element > ) => {
		last.current = target;
		const row = screen.current!.contains( target ) && target.closest( ROW );
		const found = row ? buttons().findIndex( ( button ) => row.contains( button ) ) : -1;
		if ( found !== -1 ) {
			index.current = found;
		}
	};

	useEffect( () => {
		const { ownerDocument } = screen.current!;
		const { body } = ownerDocument;
		const observer = new MutationObserver( () => {
			if ( last.current?.isConnected === false && ownerDocument.activeElement === body ) {
				const left = buttons();
				const next = left[ Math.min( index.current, left.length - 1 ) ];
				( next ?? screen.current!.querySelector< HTMLElement >( 'h2' ) )?.focus();
			}
		} );
		observer.observe( body, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [] );

	return { ref: screen, onFocus };
}
