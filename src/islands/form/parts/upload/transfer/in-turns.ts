/** More at once would only share the bandwidth. */
const MAX_PARALLEL = 2;

/**
 * What begins as much as there is to do, a few things at a time, and the next one after each.
 *
 * @param beginNext Resolves when that is done; undefined where nothing waits.
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
