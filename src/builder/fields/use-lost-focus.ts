import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';

/**
 * Keeps the keyboard at a panel when what had the focus goes, as the editor of a condition whose last rule was removed.
 *
 * @return The panel, whose heading gets the focus then, and what listens on the part that things go from.
 */
export const useLostFocus = () => {
	const panel = useRef< HTMLDivElement >( null );
	const focused = useRef< Element | null >( null );

	useEffect( () => {
		if ( focused.current?.isConnected !== false ) {
			return;
		}
		focused.current = null;
		const { activeElement, body } = panel.current!.ownerDocument;
		if ( activeElement === body ) {
			panel.current!.querySelector( 'button' )!.focus();
		}
	} );

	const listeners = {
		onFocus: ( event: FocusEvent ) => void ( focused.current = event.target ),
		onBlur: () => void ( focused.current = null ),
	};
	return [ panel, listeners ] as const;
};
