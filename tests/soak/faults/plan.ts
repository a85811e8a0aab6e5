import type { Random } from '../../conformance/fuzz/random';

/** Process to kill. */
export type Victim = 'worker' | 'database' | 'mail';

export interface PlannedFault {
	/** Number of started works after which the kill happens … */
	at: number;
	/** … and milliseconds after that, so that it hits any point of a work. */
	delay: number;
	victim: Victim;
}

/** Longest delay of a kill: about as long as a submission takes. */
const DELAY = 400;

/**
 * Plans kills at random points among the works, in order.
 *
 * @param random
 * @param works  Number of works.
 * @param kills  Number of kills of each process.
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
