// The page is shown right after it has loaded.
const shown = new Promise< unknown >( ( resolve ) =>
	document.readyState === 'complete' ? resolve( 0 ) : addEventListener( 'pageshow', resolve )
);

/** Deferred scripts that others printed have run by then. */
export const parsed = new Promise< unknown >( ( resolve ) => {
	addEventListener( 'DOMContentLoaded', resolve );
	shown.then( resolve );
} );

/** Once the page has loaded and the browser has nothing better to do. */
export const idle = () =>
	shown.then(
		() => new Promise( ( resolve ) => ( window.requestIdleCallback ?? setTimeout )( resolve ) )
	);
