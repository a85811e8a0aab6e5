import { useCallback, useEffect, useRef } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';
import { useListener } from '../../use-listener';
import { moveOffControls } from './move-off-controls';

/** Milliseconds without movement before the stack moves. */
const SETTLE_DELAY = 150;

const CAPTURE = { passive: true, capture: true };

/**
 * Hook that keeps the stack off controls, whatever moves below it.
 *
 * @param shown Ids of the shown notifications: the stack changes with them.
 */
export const usePosition = ( list: HTMLElement, shown: number[] ) => {
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const cancelDelayedPaint = useRef< () => void >();
	const cancelPaint = useRef< () => void >();
	const hasShown = shown.length > 0;
	const reposition = useCallback( () => moveOffControls( list, hasShown ), [ list, hasShown ] );
	const stop = useCallback( () => {
		clearTimeout( timer.current );
		cancelDelayedPaint.current?.();
	}, [] );
	const repositionSoon = useCallback( () => {
		stop();
		// If a frame takes longer than the delay, its scroll or resize event still comes before the paint.
		timer.current = setTimeout(
			() => ( cancelDelayedPaint.current = afterPaint( reposition ) ),
			SETTLE_DELAY
		);
	}, [ reposition, stop ] );

	useListener( window, 'scroll', repositionSoon, CAPTURE );
	useListener( window, 'resize', repositionSoon, CAPTURE );
	useListener( window, 'input', repositionSoon, CAPTURE );
	useListener( window, 'toggle', repositionSoon, CAPTURE );
	// After a change of focus, the stack only waits for the next frame.
	useListener( document, 'focusin', () => {
		cancelPaint.current?.();
		cancelPaint.current = afterPaint( reposition );
	} );
	useListener( document, 'focusout', repositionSoon );
	useEffect( () => {
		const expansionObserver = new MutationObserver( repositionSoon );
		expansionObserver.observe( document.body, {
			attributeFilter: [ 'aria-expanded' ],
			subtree: true,
		} );
		return () => {
			expansionObserver.disconnect();
			stop();
			cancelPaint.current?.();
		};
	}, [ repositionSoon, stop ] );
	useEffect( repositionSoon, [ repositionSoon, shown ] );
};
