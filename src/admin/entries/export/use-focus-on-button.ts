import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Leads the focus to the last button of a dialog whose content changes with its status, where that took away what had
 * it. The dialog itself would hear no key any more, such as Escape.
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
