import { whenIdle } from './when-idle';

/** Milliseconds after which the work is done without a frame: a page in the background gets none. */
const MAX_WAIT = 200;

/** Milliseconds that the browser may go on with other work after the frame, such as the next key, before this runs. */
const MAX_BUSY = 100;

/**
 * Runs something, once, when what stands in the page now has been painted; never before. What is due by then comes
 * first.
 *
 * @return Cancels it, if it has not run yet.
 */
export const afterPaint = ( run: () => void ): ( () => void ) => {
	let cancelIdle = () => {};
	const timer = setTimeout( () => {
		cancelAnimationFrame( frame );
		run();
	}, MAX_WAIT );
	const frame = requestAnimationFrame( () => {
		clearTimeout( timer );
		// A frame is painted in the task that asks for it; this is a later one.
		cancelIdle = whenIdle( run, MAX_BUSY );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
		cancelIdle();
	};
};
