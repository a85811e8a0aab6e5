import { useLayoutEffect } from '@wordpress/element';
import { animateMoves } from '../motion';

const SHOWN = '.is-shown';
const buttonOf = ( element: Element ) => element.querySelector( 'button' );

/** Returns the nearest visible notification in a direction. */
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
 * Hook that removes a notification once it is closed; the others glide to their new places. If the focus is inside, it
 * moves to the next notification, or the last, or back to where it was before.
 *
 * @param origin Returns the element that had the focus before it entered the list.
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
