import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { useLatest } from '../ui/use-latest';

const ancestorsOf = ( element: Element ): Element[] => {
	const { parentElement } = element;
	return parentElement ? [ parentElement, ...ancestorsOf( parentElement ) ] : [];
};

/**
 * Calls back when what had the focus on a screen is gone, so that whoever uses a keyboard would begin at the top of the
 * page again (WCAG 2.4.3). For the screen's outermost element.
 *
 * @param restore Gives the focus to something else. It is told what stood around the lost element, the innermost first.
 */
export function useLostFocus( restore: ( around: Element[] ) => void ) {
	const screen = useRef< HTMLDivElement >( null );
	const last = useRef< Element[] >( [] );
	const latest = useLatest( restore );

	/** Also of what React puts elsewhere in the page: menus and dialogs. */
	const onFocus = ( { target }: FocusEvent< Element > ) => {
		last.current = [ target, ...ancestorsOf( target ) ];
	};

	useEffect( () => {
		const { ownerDocument } = screen.current!;
		const { body } = ownerDocument;
		const observer = new MutationObserver( () => {
			const [ focused, ...around ] = last.current;
			if ( focused?.isConnected === false && ownerDocument.activeElement === body ) {
				latest.current( around );
			}
		} );
		observer.observe( body, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [ latest ] );

	return { ref: screen, onFocus };
}
