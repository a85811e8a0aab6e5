/**
 * Hash links wait for their element (spec 2): one that comes after the page, or lies folded in a closed `<details>`.
 * Browsers look once, when the page has loaded. Imports nothing; php/Site/HashLinks prints it on every page.
 */

/** Events that show that readers have moved on by themselves; from then on the page is not scrolled for them. */
const INTERACTIONS = [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ];

const observer = new MutationObserver( () => scrollToTarget( true, true ) && stop() );

const stop = () => observer.disconnect();

/** The element that the address names. An id may hold a percent sign of its own, as in `#100%`. */
const targetElement = () => {
	const id = location.hash.slice( 1 );
	try {
		return document.getElementById( id ) ?? document.getElementById( decodeURIComponent( id ) );
	} catch {
		return null;
	}
};

/**
 * Goes to the element that the address names, unless the browser has done so.
 *
 * @param isNew  Whether somebody followed a link here: who comes back keeps the place they left.
 * @param isLate Whether the browser has looked before.
 * @return Whether it is there.
 */
const scrollToTarget = ( isNew: boolean, isLate = false ): boolean => {
	const element = targetElement();
	let details: Element | null | undefined = element;
	while ( ( details = details?.closest( 'details:not([open])' ) ) ) {
		( details as HTMLDetailsElement ).open = isLate = true;
	}
	if ( element && isNew && isLate ) {
		element.scrollIntoView();
		element.tabIndex += 0; // Lets it take the focus, in the order it has.
		element.focus( { preventScroll: true } );
	}
	return !! element;
};

const followHash = ( isNew: boolean ) => {
	stop();
	if ( ! scrollToTarget( isNew ) && isNew && location.hash ) {
		observer.observe( document, { subtree: true, childList: true, attributeFilter: [ 'id' ] } );
	}
};

INTERACTIONS.map( ( type ) => addEventListener( type, stop, { passive: true } ) );
addEventListener( 'hashchange', () => followHash( true ) );
// A link to where the address points already changes no hash.
addEventListener( 'click', ( { target } ) => {
	if ( ( target as Element ).closest?.( 'a' )?.href === location.href ) {
		followHash( true );
	}
} );

/** Unknown before iOS 15. */
const navigation = performance.getEntriesByType( 'navigation' )[ 0 ] as
	PerformanceNavigationTiming | undefined;
followHash( ( navigation?.type ?? 'navigate' ) === 'navigate' );

export {};
