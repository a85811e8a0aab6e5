import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { useLatest } from '../ui/use-latest';

const ancestorsOf = ( element: Element ): Element[] => {
	const { parentElement } = element;
	return parentElement ? [ parentElement, ...ancestorsOf( parentElement ) ] : [];
};

/**
 * Hook that calls back when the focused element of a screen is removed, so that keyboard users do not have to start at
 * the top of the page again (WCAG 2.4.3). Use it on the screen's outermost element.
 *
 * @param restore Moves the focus elsewhere. It gets the ancestors of the lost element, innermost first.
 */
export function useLostFocus( restore: ( around: Element[] ) => void ) {
	const screen = useRef< HTMLDivElement >( null );
	const last = useRef< Element[] >( [] );
	const latest = useLatest( restore );

	/** Also handles focus in portals, where React puts menus and dialogs. */
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
