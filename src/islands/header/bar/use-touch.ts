import { useEffect } from '@wordpress/element';
import { useListener } from '../../use-listener';
import { useTimer } from '../../use-timer';
import type { HeaderMarkup } from '../markup';

/** Milliseconds after a touch in which a hover comes from the finger and must open nothing (spec 9). */
const HOVER_PAUSE = 200;

/**
 * Hook that marks the header as touched. On touch screens, browsers also report a hover for a touch, and the click that
 * follows would close the list that the hover opened. CSS ignores hovers while the header has `is-touched`.
 */
export const useTouch = ( { element, frame }: HeaderMarkup ) => {
	const { start, stop } = useTimer();
	const setTouched = ( isTouched: boolean ) => frame.classList.toggle( 'is-touched', isTouched );
	const onPointerDown = ( { pointerType }: PointerEvent ) => {
		if ( pointerType === 'touch' ) {
			stop();
			setTouched( true );
		}
	};
	const onPointerUp = ( { pointerType }: PointerEvent ) => {
		if ( pointerType === 'touch' ) {
			start( HOVER_PAUSE, () => setTouched( false ) );
		}
	};
	useListener( element, 'pointerdown', onPointerDown );
	useListener( element, 'pointerup', onPointerUp );
	useListener( element, 'pointercancel', onPointerUp );
	useEffect( () => () => frame.classList.remove( 'is-touched' ), [ frame ] );
};
