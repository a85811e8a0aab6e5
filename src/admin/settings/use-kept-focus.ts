import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';

const FOCUSABLE = '[tabindex], a[href], :is(button, input, select, textarea):enabled';

const ancestorsOf = ( element: Element ): Element[] => {
	const { parentElement } = element;
	return parentElement ? [ parentElement, ...ancestorsOf( parentElement ) ] : [];
};

/**
 * Keeps the focus near its place when a press takes away what had it, such as a message that is dismissed: it goes to
 * the first thing of what stood around that and is still there (WCAG 2.4.3).
 */
export function useKeptFocus() {
	const screen = useRef< HTMLDivElement >( null );
	const last = useRef< Element[] >( [] );

	const onFocus = ( { target }: FocusEvent< Element > ) => {
		last.current = [ target, ...ancestorsOf( target ) ];
	};

	useEffect( () => {
		const { ownerDocument } = screen.current!;
		const observer = new MutationObserver( () => {
			const [ focused, ...around ] = last.current;
			if (
				focused?.isConnected === false &&
				ownerDocument.activeElement === ownerDocument.body
			) {
				const left = around.find(
					( one ) => one.isConnected && one.querySelector( FOCUSABLE )
				);
				left?.querySelector< HTMLElement >( FOCUSABLE )?.focus();
			}
		} );
		observer.observe( screen.current!, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [] );

	return { ref: screen, onFocus };
}
