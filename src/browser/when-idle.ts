/**
 * Runs something once the browser has nothing more urgent to do.
 *
 * @param run
 * @param timeout Milliseconds until it runs all the same.
 * @return Cancels it.
 */
export const whenIdle = ( run: () => void, timeout: number ) => {
	// Safari has no idle moments.
	if ( ! window.requestIdleCallback ) {
		const timer = setTimeout( run );
		return () => clearTimeout( timer );
	}
	const handle = window.requestIdleCallback( () => run(), { timeout } );
	return () => window.cancelIdleCallback( handle );
};
