/** Milliseconds after which nobody waits for a frame any more: a page in the background gets none. */
const PATIENCE = 200;

/** Runs something, once, when what stands in the page now has been painted; never before. */
export const afterPaint = ( run: () => void ) => {
	const late = setTimeout( run, PATIENCE );
	requestAnimationFrame( () => {
		clearTimeout( late );
		// A frame is painted in the task that asks for it; this is the next one.
		setTimeout( run );
	} );
};
