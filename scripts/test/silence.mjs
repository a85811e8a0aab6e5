const MINUTE = 60_000;

/**
 * Distinguishes a stuck process from a slow one: aborts after so many minutes without output, or with another signal.
 *
 * @param {number}      minutes
 * @param {AbortSignal} other
 * @return {{signal:AbortSignal, restart:()=>void, isBroken:()=>boolean, end:()=>void}} `restart` restarts the wait, `end` ends it.
 */
export function silence( minutes, other ) {
	const ending = new AbortController();
	const abort = () => ending.abort();
	let isOver = false;
	let timer;
	const restart = () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			isOver = true;
			abort();
		}, minutes * MINUTE );
	};
	if ( other.aborted ) {
		abort();
	}
	other.addEventListener( 'abort', abort );
	restart();
	return {
		signal: ending.signal,
		restart,
		isBroken: () => isOver,
		end() {
			clearTimeout( timer );
			other.removeEventListener( 'abort', abort );
		},
	};
}
