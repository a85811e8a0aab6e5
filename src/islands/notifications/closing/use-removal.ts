import { useLayoutEffect } from '@wordpress/element';
import { animateMoves } from '../motion';

const SHOWN = '.is-shown';
const buttonOf = ( element: Element ) => element.querySelector( 'button' );

/** The nearest that shows, going this way. */
const nearestShown = (
	element: Element,
	direction: 'nextElementSibling' | 'previousElementSibling'
) => {
	let sibling = element[ direction ];
	while ( sibling && ! sibling.matches( SHOWN ) ) {
		sibling = sibling[ direction ];
	}
	return sibling;
};

/**
 * Takes a notification out of the page once it is closed; the others glide to their new places. Focus inside goes to
 * the next one, or the last, or back to where it was; it stays where it is if it is elsewhere.
 *
 * @param origin What had the focus before it came into the list.
 */
export const useRemoval = (
	element: HTMLElement,
	isClosed: boolean,
	origin: () => HTMLElement | undefined
) =>
	useLayoutEffect( () => {
		if ( ! isClosed ) {
			return;
		}
		if ( element.matches( ':focus-within' ) ) {
			const neighbour =
				nearestShown( element, 'nextElementSibling' ) ??
				nearestShown( element, 'previousElementSibling' );
			( neighbour ? buttonOf( neighbour ) : origin() )?.focus();
		}
		const others = [ ...( element.parentElement?.querySelectorAll( SHOWN ) ?? [] ) ];
		animateMoves(
			others.filter( ( one ) => one !== element ),
			() => element.remove()
		);
	}, [ element, isClosed, origin ] );
