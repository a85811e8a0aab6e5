import type { Random } from '../../conformance/fuzz/random';

/** What is killed. */
export type Victim = 'worker' | 'database' | 'mail';

export interface PlannedFault {
	/** Comes when so many works were begun … */
	at: number;
	/** … and so many milliseconds later, so that it meets them at any point. */
	delay: number;
	victim: Victim;
}

/** The longest that a fault waits: about as long as a submission takes. */
const DELAY = 400;

/**
 * Kills at random among the works, in their order.
 *
 * @param random
 * @param works  How many there will be.
 * @param kills  How many of each.
 */
export const plan = (
	random: Random,
	works: number,
	kills: Record< Victim, number >
): PlannedFault[] =>
	( Object.entries( kills ) as Array< [ Victim, number ] > )
		.flatMap( ( [ victim, count ] ) =>
			random.many( count, () => ( {
				at: random.int( 1, works ),
				delay: random.int( 0, DELAY ),
				victim,
			} ) )
		)
		.sort( ( one, other ) => one.at - other.at );
