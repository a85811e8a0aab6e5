/** Maximum number of parallel tasks: more would only share the bandwidth. */
const MAX_PARALLEL = 2;

/**
 * Returns a function that runs waiting tasks, a few at a time, and starts the next one after each.
 *
 * @param beginNext Starts a task and resolves when it is done; returns undefined if none is waiting.
 */
export const inTurns = ( beginNext: () => Promise< void > | undefined ) => {
	let running = 0;
	const start = () => {
		const begun = running < MAX_PARALLEL ? beginNext() : undefined;
		if ( begun ) {
			running += 1;
			begun.finally( () => {
				running -= 1;
				start();
			} );
			start();
		}
	};
	return start;
};
