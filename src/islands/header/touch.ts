import type { Behaviour } from './submenu';

/** Milliseconds after a touch in which a hover is the finger's, and opens nothing (spec 9). */
const SUPPRESSED = 200;

/**
 * On screens that know both, a touch makes the browser hover, and the click that follows would close
 * what the hover opens. CSS leaves hovers alone while the header is-touched.
 */
export const suppressHoverOfTouch: Behaviour = ( { element, signal } ) => {
	const header = element.querySelector( '.atoll-header' );
	const isTouched = ( on: boolean ) => header?.classList.toggle( 'is-touched', on );
	let timer = 0;
	const listen = ( type: string, react: () => void ) =>
		element.addEventListener(
			type,
			( event ) => {
				if ( ( event as PointerEvent ).pointerType === 'touch' ) {
					clearTimeout( timer );
					react();
				}
			},
			{ signal }
		);
	const release = () => {
		timer = window.setTimeout( () => isTouched( false ), SUPPRESSED );
	};

	listen( 'pointerdown', () => isTouched( true ) );
	listen( 'pointerup', release );
	listen( 'pointercancel', release );
	signal.addEventListener( 'abort', () => isTouched( false ) );
};
