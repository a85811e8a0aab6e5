import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';

/**
 * Hook that moves the focus to a panel if the focused control is removed, such as when a condition loses its last rule.
 *
 * @return A ref to the panel, whose heading gets the focus, and a listener for the element that loses controls.
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
