import { whenIdle } from './when-idle';

/** Milliseconds after which the callback runs without a frame: a page in the background gets none. */
const MAX_WAIT = 200;

/** Milliseconds that the browser may spend on other work after the frame, such as the next key press. */
const MAX_BUSY = 100;

/**
 * Runs a callback once, after the page's current state has been painted. Other work that is due by then comes first.
 *
 * @return Cancels the callback if it has not run yet.
 */
export const afterPaint = ( run: () => void ): ( () => void ) => {
	let cancelIdle = () => {};
	const timer = setTimeout( () => {
		cancelAnimationFrame( frame );
		run();
	}, MAX_WAIT );
	const frame = requestAnimationFrame( () => {
		clearTimeout( timer );
		// A frame is painted in the task that requests it; this is a later task.
		cancelIdle = whenIdle( run, MAX_BUSY );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
		cancelIdle();
	};
};
