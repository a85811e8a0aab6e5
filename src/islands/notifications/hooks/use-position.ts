import { useCallback, useEffect, useRef } from '@wordpress/element';
import { afterPaint } from '../../../browser/after-paint';
import { useListener } from '../../use-listener';
import { moveOffControls } from '../move-off-controls';

/** Milliseconds: nothing moves in the middle of a movement. */
const REST = 150;

const ANYWHERE = { passive: true, capture: true };

/**
 * Keeps the stack off controls, whatever moves below it.
 *
 * @param shown Numbers of those that show: the stack has changed when they have.
 */
export const usePosition = ( list: HTMLElement, shown: number[] ) => {
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const forgetRest = useRef< () => void >();
	const forget = useRef< () => void >();
	const hasCome = shown.length > 0;
	const look = useCallback( () => moveOffControls( list, hasCome ), [ list, hasCome ] );
	const stop = useCallback( () => {
		clearTimeout( timer.current );
		forgetRest.current?.();
	}, [] );
	const soon = useCallback( () => {
		stop();
		// Where frames take longer than that, the movement goes on in the next: it tells so before that is painted.
		timer.current = setTimeout( () => ( forgetRest.current = afterPaint( look ) ), REST );
	}, [ look, stop ] );

	useListener( window, 'scroll', soon, ANYWHERE );
	useListener( window, 'resize', soon, ANYWHERE );
	useListener( window, 'input', soon, ANYWHERE );
	useListener( window, 'toggle', soon, ANYWHERE );
	// The focus waits for its own frame alone.
	useListener( document, 'focusin', () => {
		forget.current?.();
		forget.current = afterPaint( look );
	} );
	useListener( document, 'focusout', soon );
	useEffect( () => {
		const opened = new MutationObserver( soon );
		opened.observe( document.body, { attributeFilter: [ 'aria-expanded' ], subtree: true } );
		return () => {
			opened.disconnect();
			stop();
			forget.current?.();
		};
	}, [ soon, stop ] );
	useEffect( soon, [ soon, shown ] );
};
