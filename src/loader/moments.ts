/** At an event of the page's loading, or now when that is over. */
const when = ( type: string, go: () => void ) =>
	document.readyState === 'complete' ? go() : addEventListener( type, go );

/** Deferred scripts that others printed have run by then. */
export const parsed = new Promise< void >( ( resolve ) => {
	when( 'DOMContentLoaded', resolve );
	when( 'load', resolve );
} );

/** Once the page has loaded and the browser has nothing better to do. */
export const idle = ( go: () => void ) =>
	when( 'load', () => ( window.requestIdleCallback ?? setTimeout )( go ) );
