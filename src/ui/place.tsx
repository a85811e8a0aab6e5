import { createPortal, useLayoutEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';

interface Props {
	/** Where the server's markup leaves room; nothing is shown without it. */
	at: Element | null;
	/**
	 * The server has printed the same there. Its nodes then stay, with the focus or the click
	 * that may be on them, until there is something else to show.
	 */
	asPrinted?: boolean;
	/** An element, never bare text: page translation replaces text nodes, and React would fail. */
	children: ReactElement | null;
}

/** Shows something in a place of the server's markup. */
export const Place = ( { at, asPrinted = false, children }: Props ) => {
	const [ printedNodes ] = useState( () => [ ...( at?.childNodes ?? [] ) ] );
	const [ isTakenOver, setTakenOver ] = useState( ! asPrinted );
	const isRendered = isTakenOver || ! asPrinted;
	useLayoutEffect( () => {
		if ( isRendered ) {
			printedNodes.forEach( ( node ) => node.remove() );
			setTakenOver( true );
		}
	}, [ isRendered, printedNodes ] );
	return isRendered && at ? createPortal( children, at ) : null;
};
