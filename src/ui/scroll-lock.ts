const LOCKED = 'atoll-locked';

/** Wide enough to be missed: scroll bars that lie over the page take no room. */
const hasScrollBar = ( { clientWidth }: HTMLElement ) => window.innerWidth > clientWidth;

/**
 * Stops the page from scrolling while any modal dialog shows (spec 4), or what says by `data-modal`
 * that it is like one. The document is asked, not counted, since islands know nothing of each other. Where a scroll bar goes,
 * its room stays, so that nothing moves.
 */
export const syncScrollLock = () => {
	const page = document.documentElement;
	const isLocked = document.querySelector( 'dialog:modal, [data-modal]' ) !== null;
	if ( isLocked !== page.classList.contains( LOCKED ) ) {
		page.style.scrollbarGutter = isLocked && hasScrollBar( page ) ? 'stable' : '';
		page.classList.toggle( LOCKED, isLocked );
	}
};
