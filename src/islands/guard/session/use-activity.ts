import { useRef } from '@wordpress/element';
import { useListener } from '../../use-listener';

/** Milliseconds between two prolongations: whoever types is asked for no more often. */
const PAUSE = 60_000;

const ANYWHERE = { capture: true, passive: true };

/** Calls back when somebody does something in the page, at most once a minute. */
export const useActivity = ( onActive: () => void ) => {
	const last = useRef( Date.now() );
	const note = () => {
		// A clock that was put back would let a session end while somebody types.
		if ( Math.abs( Date.now() - last.current ) > PAUSE ) {
			last.current = Date.now();
			onActive();
		}
	};
	useListener( document, 'input', note, ANYWHERE );
	useListener( document, 'keydown', note, ANYWHERE );
	useListener( document, 'pointerdown', note, ANYWHERE );
};
