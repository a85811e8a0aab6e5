import { idle } from './moments';
import { start } from './start';

const INTENT = [ 'pointerenter', 'focusin', 'touchstart', 'input', 'change' ];

/** What `data-on` may say. */
export const triggers: Record< string, ( element: HTMLElement ) => void > = {
	load: start,
	idle: ( element ) => idle( () => start( element ) ),
	visible: ( element ) =>
		new IntersectionObserver(
			( [ entry ] ) => entry!.isIntersecting && start( element )
		).observe( element ),
	intent: ( element ) =>
		INTENT.forEach( ( type ) =>
			element.addEventListener( type, () => start( element ), { passive: true } )
		),
};
