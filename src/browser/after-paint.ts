import { whenIdle } from './when-idle';

/** Milliseconds after which nobody waits for a frame any more: a page in the background gets none. */
const PATIENCE = 200;

/** Milliseconds that the browser may be busy behind the frame, with the next key for example. */
const BUSY = 100;

/**
 * Runs something, once, when what stands in the page now has been painted; never before. What is due by then comes
 * first.
 *
 * @return Makes nothing of it, if it has not run yet.
 */
export const afterPaint = ( run: () => void ): ( () => void ) => {
	let forget = () => {};
	const timer = setTimeout( () => {
		cancelAnimationFrame( frame );
		run();
	}, PATIENCE );
	const frame = requestAnimationFrame( () => {
		clearTimeout( timer );
		// A frame is painted in the task that asks for it; this is a later one.
		forget = whenIdle( run, BUSY );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
		forget();
	};
};
