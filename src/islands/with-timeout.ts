/**
 * What a promise comes to, unless that takes too long.
 *
 * @param patience Milliseconds.
 * @param promise  What somebody else promised.
 * @throws An error when the time is up; whatever comes later is ignored.
 */
export const withTimeout = < T >( patience: number, promise: Promise< T > ): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		const timer = setTimeout( () => reject( new Error( 'Too slow' ) ), patience );
		promise.then( resolve, reject ).finally( () => clearTimeout( timer ) );
	} );
