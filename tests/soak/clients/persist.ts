import { setTimeout as pause } from 'node:timers/promises';
import { Unsure } from './http';

/** Milliseconds between tries, as in the product's forms and uploads; the last one repeats, as a person would retry. */
const PAUSES = [ 500, 1000, 2000, 4000, 8000 ];

/** Minutes after which a person gives up. */
const TIMEOUT = 5;

/**
 * Repeats a request until there is a response.
 *
 * @param attempt  Sends the same request with the same key each time.
 * @param onRetry  Called before each repetition.
 * @throws Errors that are not temporary, or the last error when the time is over.
 */
export async function persist< Answer >(
	attempt: () => Promise< Answer >,
	onRetry: () => void
): Promise< Answer > {
	const end = Date.now() + TIMEOUT * 60_000;
	for ( let tries = 0; true; tries++ ) {
		try {
			return await attempt();
		} catch ( thrown ) {
			if ( ! ( thrown instanceof Unsure ) || Date.now() > end ) {
				throw thrown;
			}
			const wait = PAUSES[ Math.min( tries, PAUSES.length - 1 ) ] ?? 0;
			onRetry();
			await pause( Math.max( wait, thrown.wait * 1000 ) );
		}
	}
}
