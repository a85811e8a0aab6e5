import { ahead } from './ahead';
import { idle } from './moments';
import { start } from './start';

const INTENT = [ 'pointerenter', 'focusin', 'touchstart', 'input', 'change' ];

const intent = ( element: HTMLElement ) =>
	INTENT.forEach( ( type ) =>
		element.addEventListener( type, () => start( element ), { passive: true } )
	);

/** What `data-on` may say. */
export const triggers: Record< string, ( element: HTMLElement ) => void > = {
	load: start,
	idle: ( element ) => idle().then( () => start( element ) ),
	intent,
	near: ( element ) => {
		intent( element );
		ahead( element );
	},
};
