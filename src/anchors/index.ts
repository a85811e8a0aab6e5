/**
 * Hash links wait for their element (spec 2): one that comes after the page, or lies folded in a closed `<details>`.
 * Browsers look once, when the page has loaded. Imports nothing; php/Site/Anchors prints it where it is of use.
 */

/** Milliseconds until an element is no longer waited for. */
const PATIENCE = 10_000;

const observer = new MutationObserver( () => go( true, true ) && stop() );

const stop = () => observer.disconnect();

/**
 * Goes to the element that the address names, unless the browser has done so.
 *
 * @param isNew  Whether somebody followed a link here: who comes back keeps the place they left.
 * @param isLate Whether the browser has looked before.
 * @return Whether it is there.
 */
const go = ( isNew: boolean, isLate = false ): boolean => {
	const element = document.getElementById( decodeURIComponent( location.hash.slice( 1 ) ) );
	let one: Element | null | undefined = element;
	while ( ( one = one?.closest( 'details:not([open])' ) ) ) {
		( one as HTMLDetailsElement ).open = isLate = true;
	}
	if ( element && isNew && isLate ) {
		element.scrollIntoView();
		element.tabIndex += 0; // Lets it take the focus, in the order it has.
		element.focus( { preventScroll: true } );
	}
	return !! element;
};

const follow = ( isNew: boolean ) => {
	stop();
	if ( ! go( isNew ) && isNew && location.hash ) {
		observer.observe( document, { subtree: true, childList: true } );
		setTimeout( stop, PATIENCE );
	}
};

addEventListener( 'hashchange', () => follow( true ) );
[ 'wheel', 'touchmove', 'keydown' ].map( ( sign ) => addEventListener( sign, stop ) );
follow(
	( performance.getEntriesByType( 'navigation' )[ 0 ] as PerformanceNavigationTiming ).type ===
		'navigate'
);

export {};
