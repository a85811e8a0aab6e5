/**
 * Runs something once the browser has nothing more urgent to do.
 *
 * @param run
 * @param patience Milliseconds until it runs all the same.
 * @return What calls it off.
 */
export const whenIdle = ( run: () => void, patience: number ) => {
	// Safari has no idle moments.
	if ( ! window.requestIdleCallback ) {
		const timer = setTimeout( run );
		return () => clearTimeout( timer );
	}
	const planned = window.requestIdleCallback( () => run(), { timeout: patience } );
	return () => window.cancelIdleCallback( planned );
};
