import { ahead, runByPieces } from './ahead';
import { start } from './start';

// `pointerover` comes again with every move inside: a pointer may rest there before anybody listens for its coming.
const INTENT = [ 'pointerover', 'focusin', 'touchstart', 'input', 'change' ];

const intent = ( element: HTMLElement, run?: typeof runByPieces ) =>
	INTENT.forEach( ( type ) =>
		element.addEventListener( type, () => start( element, run ), { passive: true } )
	);

/** What `data-on` may say. */
export const triggers: Record< string, ( element: HTMLElement ) => void > = {
	load: start,
	intent: ( element ) => intent( element ),
	approach: ( element ) => intent( element, runByPieces ),
	near: ( element ) => {
		intent( element );
		ahead( element );
	},
};
