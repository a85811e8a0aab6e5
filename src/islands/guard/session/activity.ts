/** Milliseconds between two prolongations: whoever types is asked for no more often. */
const PAUSE = 60_000;

const SIGNS = [ 'input', 'keydown', 'pointerdown' ];

/** Calls back when somebody does something in the page, at most once a minute. */
export const watchActivity = ( onActive: () => void, signal: AbortSignal ) => {
	let last = Date.now();
	const note = () => {
		if ( Date.now() - last > PAUSE ) {
			last = Date.now();
			onActive();
		}
	};
	SIGNS.forEach( ( sign ) =>
		document.addEventListener( sign, note, { signal, capture: true, passive: true } )
	);
};
