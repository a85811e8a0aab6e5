/** Milliseconds after which the clock is looked at again: timers stand still while a computer sleeps. */
const LONGEST = 30_000;

/**
 * Looks at the clock again and again: also after a computer has slept, and in a tab that was not seen.
 *
 * @param look   Says in how many seconds it wants to look again; it may be called sooner.
 * @param signal Stops it.
 * @return Looks at once.
 */
export const checkPeriodically = ( look: () => number, signal: AbortSignal ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const tick = () => {
		clearTimeout( timer );
		if ( ! signal.aborted ) {
			timer = setTimeout( tick, Math.min( LONGEST, look() * 1000 ) );
		}
	};
	[ 'visibilitychange', 'focus', 'pageshow' ].forEach( ( type ) =>
		window.addEventListener( type, tick, { signal } )
	);
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	tick();
	return tick;
};
