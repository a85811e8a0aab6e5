/** The middle of the values; NaN when there are none. */
export function median( values: number[] ): number {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const low = sorted[ Math.floor( ( sorted.length - 1 ) / 2 ) ] ?? NaN;
	const high = sorted[ Math.ceil( ( sorted.length - 1 ) / 2 ) ] ?? NaN;
	return ( low + high ) / 2;
}

/** What a quarter of the values stay below: for what others on the machine can only make worse. */
export const quartile = ( values: number[] ): number =>
	[ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 4 ) ] ?? NaN;

/**
 * Runs two things in turns, in changing order, so that whatever else the machine does meets
 * both. The first tenth only warms up.
 *
 * @param rounds How often each runs after warming up.
 * @param first  Gives one value.
 * @param second Likewise.
 */
export async function inTurns< Value >(
	rounds: number,
	first: () => Promise< Value >,
	second: () => Promise< Value >
): Promise< Array< [ Value, Value ] > > {
	const warmUp = Math.ceil( rounds / 10 );
	const pairs: Array< [ Value, Value ] > = [];
	for ( let round = 0; round < rounds + warmUp; round++ ) {
		if ( round % 2 ) {
			const late = await second();
			pairs.push( [ await first(), late ] );
		} else {
			pairs.push( [ await first(), await second() ] );
		}
	}
	return pairs.slice( warmUp );
}
