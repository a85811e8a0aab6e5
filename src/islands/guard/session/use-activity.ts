import { useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';

/** Milliseconds between two extensions of the session, however much a person types. */
const MIN_INTERVAL = 60_000;

const CAPTURE = { capture: true, passive: true };

/** Hook that calls back when a person is active on the page, at most once a minute. */
export const useActivity = ( onActive: () => void ) => {
	const lastCall = useRef( Date.now() );
	const onEvent = () => {
		// The difference is absolute: with a clock that was set back, the session would else end while a person types.
		if ( Math.abs( Date.now() - lastCall.current ) > MIN_INTERVAL ) {
			lastCall.current = Date.now();
			onActive();
		}
	};
	useListener( document, 'input', onEvent, CAPTURE );
	useListener( document, 'keydown', onEvent, CAPTURE );
	useListener( document, 'pointerdown', onEvent, CAPTURE );
};
