const MINUTE = 60_000;

/**
 * Tells what hangs from what is slow: aborted when nothing was heard for so many minutes, or with another signal.
 *
 * @param {number}      minutes
 * @param {AbortSignal} other
 * @return {{signal:AbortSignal, restart:()=>void, isBroken:()=>boolean, end:()=>void}} `restart` begins the wait anew, `end` ends it.
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
