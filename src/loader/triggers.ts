import { idle } from './moments';

type Trigger = ( element: HTMLElement, go: () => void ) => void;

/** What `data-on` may say. */
export const triggers: Record< string, Trigger > = {
	load: ( _, go ) => go(),
	idle: ( _, go ) => idle( go ),
	visible: ( element, go ) =>
		new IntersectionObserver( ( [ entry ] ) => entry!.isIntersecting && go() ).observe(
			element
		),
	intent: ( element, go ) =>
		[ 'pointerenter', 'focusin', 'touchstart', 'input', 'change' ].forEach( ( type ) =>
			element.addEventListener( type, go, { passive: true, once: true } )
		),
};
