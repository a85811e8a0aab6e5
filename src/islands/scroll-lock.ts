import { select } from '@wordpress/data';
import { modals } from '@atoll/stores';

const LOCKED = 'atoll-locked';

/** Whether the page has a scroll bar that takes up space; an overlay scroll bar does not. */
const hasScrollBar = ( { clientWidth }: HTMLElement ) => window.innerWidth > clientWidth;

/**
 * Stops the page from scrolling while the store lists any open modal (spec 4), of whichever island. Call it after each
 * change of the list. The space of a hidden scroll bar is kept, so that nothing moves.
 */
export const syncScrollLock = () => {
	const page = document.documentElement;
	const isLocked = select( modals ).getActive() !== undefined;
	if ( isLocked !== page.classList.contains( LOCKED ) ) {
		page.style.scrollbarGutter = isLocked && hasScrollBar( page ) ? 'stable' : '';
		page.classList.toggle( LOCKED, isLocked );
	}
};
