/**
 * Returns a promise that settles like the given one, or rejects after a timeout.
 *
 * @param timeoutMs Milliseconds.
 * @param promise
 * @throws An error when the time is up; later results are ignored.
 */
export const withTimeout = < T >( timeoutMs: number, promise: Promise< T > ): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		const timer = setTimeout( () => reject( new Error( 'Too slow' ) ), timeoutMs );
		promise.then( resolve, reject ).finally( () => clearTimeout( timer ) );
	} );
