import type { Notification } from './notification';

/** Milliseconds until the words are taken away again, so that nobody meets them twice when reading through the page. */
const STAYS = 5000;

const addRegion = ( place: HTMLElement, politeness: 'polite' | 'assertive' ) => {
	const region = document.createElement( 'div' );
	region.className = 'atoll-notifications__told';
	region.setAttribute( 'aria-live', politeness );
	return place.appendChild( region );
};

/**
 * Tells assistive technology what comes, critical ones at once. Words are added, never replaced: a notification that
 * follows within half a second does not cut off the one before it.
 *
 * @param place Where the live regions go; they must be there a while before the first words.
 */
export const announcer = ( place: HTMLElement ): ( ( notification: Notification ) => void ) => {
	const polite = addRegion( place, 'polite' );
	const assertive = addRegion( place, 'assertive' );
	return ( { element, isCritical } ) => {
		const words = document.createElement( 'p' );
		words.textContent = element.querySelector( '.atoll-notification__content' )!.textContent;
		( isCritical ? assertive : polite ).append( words );
		setTimeout( () => words.remove(), STAYS );
	};
};
