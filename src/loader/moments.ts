// The page is shown right after it has loaded.
const pageShown = new Promise< unknown >( ( resolve ) =>
	document.readyState === 'complete' ? resolve( 0 ) : addEventListener( 'pageshow', resolve )
);

/** Resolves when the document is parsed: deferred scripts of other plugins have run by then. */
export const documentParsed = new Promise< unknown >( ( resolve ) => {
	addEventListener( 'DOMContentLoaded', resolve );
	pageShown.then( resolve );
} );

/** Resolves once the page has loaded and the browser is idle. */
export const idle = () =>
	pageShown.then(
		() => new Promise( ( resolve ) => ( window.requestIdleCallback ?? setTimeout )( resolve ) )
	);
