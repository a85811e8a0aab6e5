import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Hook that moves the focus to the last button of a dialog if a change of status removed the focused element. Without a
 * focus inside, the dialog would not receive keys such as Escape.
 */
export function useFocusOnButton( status: string ) {
	const dialog = useRef< HTMLDivElement >( null );
	const shown = useRef( status );
	useLayoutEffect( () => {
		const { activeElement, body } = document;
		if ( shown.current !== status && activeElement === body ) {
			[ ...dialog.current!.querySelectorAll( 'button' ) ].at( -1 )?.focus();
		}
		shown.current = status;
	}, [ status ] );
	return dialog;
}
