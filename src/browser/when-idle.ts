/**
 * Runs a callback once the browser has nothing more urgent to do.
 *
 * @param run
 * @param timeout Milliseconds after which it runs in any case.
 * @return Cancels the callback.
 */
export const whenIdle = ( run: () => void, timeout: number ) => {
	// Safari lacks requestIdleCallback.
	if ( ! window.requestIdleCallback ) {
		const timer = setTimeout( run );
		return () => clearTimeout( timer );
	}
	const handle = window.requestIdleCallback( () => run(), { timeout } );
	return () => window.cancelIdleCallback( handle );
};
