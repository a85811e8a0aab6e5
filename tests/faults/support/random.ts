/** Seed of random decisions, so that the same ATOLL_FAULTS_SEED repeats them. */
export const SEED = Number( process.env.ATOLL_FAULTS_SEED ?? 2026 );

/** Generates numbers from 0 to below 1 that depend only on the seed (mulberry32). */
function* numbers( seed: number ): Generator< number, never > {
	for ( let state = seed; ; ) {
		state = ( state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), state | 1 );
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 );
		yield ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 2 ** 32;
	}
}

/** Returns so many whole numbers from 1 to `most`. */
export function randomNumbers( count: number, most: number ): number[] {
	const source = numbers( SEED );
	return Array.from( { length: count }, () => 1 + Math.floor( source.next().value * most ) );
}
