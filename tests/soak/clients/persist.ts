import { setTimeout as pause } from 'node:timers/promises';
import { Unsure } from './http';

/** Milliseconds between tries, as the product's forms and uploads wait; the last one is then how often somebody presses. */
const PAUSES = [ 500, 1000, 2000, 4000, 8000 ];

/** Minutes after which nobody tries any more. */
const TIMEOUT = 5;

/**
 * Tries until there is an answer.
 *
 * @param attempt  Sends the same under the same key each time.
 * @param onRetry  Told before each further try.
 * @throws What is no question of time, or the last trouble once nobody has patience left.
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
