import { useCallback, useEffect, useRef } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';
import { useListener } from '../../use-listener';
import { moveOffControls } from './move-off-controls';

/** Milliseconds: nothing moves in the middle of a movement. */
const SETTLE_DELAY = 150;

const CAPTURE = { passive: true, capture: true };

/**
 * Keeps the stack off controls, whatever moves below it.
 *
 * @param shown Numbers of those that show: the stack has changed when they have.
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
		// Where frames take longer than that, the movement goes on in the next, and its event comes before that is painted.
		timer.current = setTimeout(
			() => ( cancelDelayedPaint.current = afterPaint( reposition ) ),
			SETTLE_DELAY
		);
	}, [ reposition, stop ] );

	useListener( window, 'scroll', repositionSoon, CAPTURE );
	useListener( window, 'resize', repositionSoon, CAPTURE );
	useListener( window, 'input', repositionSoon, CAPTURE );
	useListener( window, 'toggle', repositionSoon, CAPTURE );
	// The focus waits for its own frame alone.
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
