import type { ChoiceAttributes } from './attributes';

/** More than any list has. */
const HIGHEST = 99999;

const mayBeKept = ( number: number ) => number > 0 && number <= HIGHEST && number % 10 !== 0;

/**
 * The numbers of a list of boxes, the 3 of `5.3`: what a choice keeps for its own stays, wherever it stands; the others
 * are counted on from the highest of these. The mirror of php/Engine/Shapes/ChoiceNumbers.php; cases:
 * contract/logic/choice-numbers.json.
 *
 * @param own   One for each choice; 0 where it keeps none.
 * @param above The others are counted on from this one at least.
 */
export const choiceNumbers = ( own: number[], above = 0 ): number[] => {
	let highest = Math.max( above, ...own.filter( mayBeKept ) );
	const given = new Set< number >();
	for ( const number of own ) {
		if ( mayBeKept( number ) && ! given.has( number ) ) {
			given.add( number );
		} else {
			// As Gravity Forms does: "5.10" and "5.1" would be one number.
			highest += highest % 10 === 9 ? 2 : 1;
			given.add( highest );
		}
	}
	return [ ...given ];
};

/**
 * Each with the number that its box has: what asks for that box goes on doing so while choices move, come and go.
 *
 * @param choices
 * @param above   The highest number that a box ever had: something may still ask for one that is gone.
 */
export const withNumbers = ( choices: ChoiceAttributes[], above = 0 ): ChoiceAttributes[] => {
	const own = choices.map( ( { number = 0 } ) => number );
	const numbers = choiceNumbers( own, above );
	return choices.map( ( choice, index ) => ( { ...choice, number: numbers[ index ] ?? 0 } ) );
};
