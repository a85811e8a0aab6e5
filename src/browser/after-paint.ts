/** Milliseconds after which nobody waits for a frame any more: a page in the background gets none. */
const PATIENCE = 200;

/**
 * Runs something, once, when what stands in the page now has been painted; never before.
 *
 * @return Makes nothing of it, if it has not run yet.
 */
export const afterPaint = ( run: () => void ): ( () => void ) => {
	let timer = setTimeout( () => {
		cancelAnimationFrame( frame );
		run();
	}, PATIENCE );
	const frame = requestAnimationFrame( () => {
		clearTimeout( timer );
		// A frame is painted in the task that asks for it; this is the next one.
		timer = setTimeout( run );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
};
