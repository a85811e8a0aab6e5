// The page is shown right after it has loaded.
const pageShown = new Promise< unknown >( ( resolve ) =>
	document.readyState === 'complete' ? resolve( 0 ) : addEventListener( 'pageshow', resolve )
);

/** By then the deferred scripts of other plugins have run. */
export const documentParsed = new Promise< unknown >( ( resolve ) => {
	addEventListener( 'DOMContentLoaded', resolve );
	pageShown.then( resolve );
} );

/** Once the page has loaded and the browser has nothing better to do. */
export const idle = () =>
	pageShown.then(
		() => new Promise( ( resolve ) => ( window.requestIdleCallback ?? setTimeout )( resolve ) )
	);
