const MINUTE = 60_000;

/**
 * Tells what hangs from what is slow: aborted when nothing was heard for so many minutes, or with another signal.
 *
 * @param {number}      minutes
 * @param {AbortSignal} other
 * @return {{signal:AbortSignal, heard:()=>void, isBroken:()=>boolean, end:()=>void}} `heard` begins the wait anew, `end` ends it.
 */
export function silence( minutes, other ) {
	const ending = new AbortController();
	const abort = () => ending.abort();
	let broken = false;
	let timer;
	const heard = () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			broken = true;
			abort();
		}, minutes * MINUTE );
	};
	if ( other.aborted ) {
		abort();
	}
	other.addEventListener( 'abort', abort );
	heard();
	return {
		signal: ending.signal,
		heard,
		isBroken: () => broken,
		end() {
			clearTimeout( timer );
			other.removeEventListener( 'abort', abort );
		},
	};
}
