/**
 * Makes hash links wait for their element (spec 2): one that is added after the page has loaded, or is in a closed
 * `<details>`. Browsers look for it only once. Imports nothing; php/Site/HashLinks prints it on every page.
 */

/** Events that show that readers have moved on; from then on, the page is not scrolled for them. */
const INTERACTIONS = [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ];

const observer = new MutationObserver( () => scrollToTarget( true, true ) && stop() );

const stop = () => observer.disconnect();

/** Returns the element that the URL names. An id may contain a percent sign, as in `#100%`. */
const targetElement = () => {
	const id = location.hash.slice( 1 );
	try {
		return document.getElementById( id ) ?? document.getElementById( decodeURIComponent( id ) );
	} catch {
		return null;
	}
};

/**
 * Scrolls to the element that the URL names, unless the browser has done so.
 *
 * @param isNew  Whether the person followed a link here; a person who returns keeps their scroll position.
 * @param isLate Whether the browser has looked for the element before.
 * @return Whether the element exists.
 */
const scrollToTarget = ( isNew: boolean, isLate = false ): boolean => {
	const element = targetElement();
	let details: Element | null | undefined = element;
	while ( ( details = details?.closest( 'details:not([open])' ) ) ) {
		( details as HTMLDetailsElement ).open = isLate = true;
	}
	if ( element && isNew && isLate ) {
		element.scrollIntoView();
		element.tabIndex += 0; // Makes the element focusable without changing its place in the tab order.
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
// A link to the current hash causes no hashchange event.
addEventListener( 'click', ( { target } ) => {
	if ( ( target as Element ).closest?.( 'a' )?.href === location.href ) {
		followHash( true );
	}
} );

/** Undefined before iOS 15. */
const navigation = performance.getEntriesByType( 'navigation' )[ 0 ] as
	PerformanceNavigationTiming | undefined;
followHash( ( navigation?.type ?? 'navigate' ) === 'navigate' );

export {};
