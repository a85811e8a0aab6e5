import { useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { useLostFocus } from '../use-lost-focus';

/** Selector of the actions button that each row and each card has. */
const ACTIONS = '.dataviews-all-actions-button';
const DIALOG = '[role="dialog"]';
const ROW = 'tr, .dataviews-view-grid__card';

/**
 * Hook that keeps the focus in the list when the focused element is removed: a row that was moved away with its menu,
 * or the snackbar whose button brought it back. The focus goes to the row in the same position, or to the heading if the
 * list is empty. A dialog that is still open keeps the focus.
 */
export function useRowFocus() {
	const index = useRef( 0 );

	const buttons = () => [ ...ref.current!.querySelectorAll< HTMLElement >( ACTIONS ) ];

	const { ref, onFocus } = useLostFocus( ( around ) => {
		const dialog = around.find( ( one ) => one.isConnected && one.matches( DIALOG ) );
		const left = buttons();
		const next = left[ Math.min( index.current, left.length - 1 ) ];
		const target = dialog ?? next ?? ref.current!.querySelector( 'h2' );
		( target as HTMLElement | null )?.focus();
	} );

	const noteRow = ( { target }: FocusEvent< Element > ) => {
		const row = ref.current!.contains( target ) && target.closest( ROW );
		const found = row ? buttons().findIndex( ( button ) => row.contains( button ) ) : -1;
		if ( found !== -1 ) {
			index.current = found;
		}
	};

	return {
		ref,
		onFocus: ( event: FocusEvent< Element > ) => {
			onFocus( event );
			noteRow( event );
		},
	};
}
