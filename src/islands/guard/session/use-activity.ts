import { useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';

/** Milliseconds between two extensions of the session, however much somebody types. */
const MIN_INTERVAL = 60_000;

const CAPTURE = { capture: true, passive: true };

/** Calls back when somebody does something in the page, at most once a minute. */
export const useActivity = ( onActive: () => void ) => {
	const lastCall = useRef( Date.now() );
	const onEvent = () => {
		// A clock that was put back would let a session end while somebody types.
		if ( Math.abs( Date.now() - lastCall.current ) > MIN_INTERVAL ) {
			lastCall.current = Date.now();
			onActive();
		}
	};
	useListener( document, 'input', onEvent, CAPTURE );
	useListener( document, 'keydown', onEvent, CAPTURE );
	useListener( document, 'pointerdown', onEvent, CAPTURE );
};
