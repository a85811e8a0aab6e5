import { startAhead, runByPieces } from './ahead';
import { start } from './start';

// `pointerover` comes again with every move inside: a pointer may rest there before anybody listens for its coming.
const INTENT = [ 'pointerover', 'focusin', 'touchstart', 'input', 'change' ];

const startOnIntent = ( element: HTMLElement, run?: typeof runByPieces ) =>
	INTENT.forEach( ( type ) =>
		element.addEventListener( type, () => start( element, run ), { passive: true } )
	);

/** What `data-on` may say. */
export const triggers: Record< string, ( element: HTMLElement ) => void > = {
	load: start,
	intent: ( element ) => startOnIntent( element ),
	approach: ( element ) => startOnIntent( element, runByPieces ),
	near: ( element ) => {
		startOnIntent( element );
		startAhead( element );
	},
};
