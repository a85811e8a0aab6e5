/**
 * Settles as a promise does, unless that takes too long.
 *
 * @param timeoutMs Milliseconds.
 * @param promise
 * @throws An error when the time is up; whatever comes later is ignored.
 */
export const withTimeout = < T >( timeoutMs: number, promise: Promise< T > ): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		const timer = setTimeout( () => reject( new Error( 'Too slow' ) ), timeoutMs );
		promise.then( resolve, reject ).finally( () => clearTimeout( timer ) );
	} );
