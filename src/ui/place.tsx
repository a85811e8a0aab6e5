import { createPortal, useLayoutEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';

interface Props {
	/** The placeholder in the server's markup; without one, nothing is shown. */
	at: Element | null;
	/**
	 * Whether the server has printed the same content there. Its nodes, with any focus or click on them, then stay
	 * until the content changes.
	 */
	asPrinted?: boolean;
	/** An element, never bare text: page translation replaces text nodes, and React would fail. */
	children: ReactElement | null;
}

/** Content in a placeholder of the server's markup. */
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
