import { select } from '@wordpress/data';
import { modals } from '@atoll/stores';

const LOCKED = 'atoll-locked';

/** Whether the page has a scroll bar that takes room; one that lies over the page takes none. */
const hasScrollBar = ( { clientWidth }: HTMLElement ) => window.innerWidth > clientWidth;

/**
 * Stops the page from scrolling while any modal shows (spec 4), as their stack says, whichever island they belong to.
 * To be called when the stack has changed. Where a scroll bar goes, its room stays, so that nothing moves.
 */
export const syncScrollLock = () => {
	const page = document.documentElement;
	const isLocked = select( modals ).getActive() !== undefined;
	if ( isLocked !== page.classList.contains( LOCKED ) ) {
		page.style.scrollbarGutter = isLocked && hasScrollBar( page ) ? 'stable' : '';
		page.classList.toggle( LOCKED, isLocked );
	}
};
