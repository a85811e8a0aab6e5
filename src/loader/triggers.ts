import { startAhead, runByPieces } from './ahead';
import { start } from './start';

// `pointerover` repeats with every move inside: a pointer may have entered before there was a listener.
const INTENT = [ 'pointerover', 'focusin', 'touchstart', 'input', 'change' ];

const startOnIntent = ( element: HTMLElement, run?: typeof runByPieces ) =>
	INTENT.forEach( ( type ) =>
		element.addEventListener( type, () => start( element, run ), { passive: true } )
	);

/** The possible values of `data-on`. */
export const triggers: Record< string, ( element: HTMLElement ) => void > = {
	load: start,
	intent: ( element ) => startOnIntent( element ),
	approach: ( element ) => startOnIntent( element, runByPieces ),
	near: ( element ) => {
		startOnIntent( element );
		startAhead( element );
	},
};
