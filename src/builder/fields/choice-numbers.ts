import type { ChoiceAttributes } from './attributes';

/** A number higher than the length of any list. */
const HIGHEST = 99999;

const mayBeKept = ( number: number ) => number > 0 && number <= HIGHEST && number % 10 !== 0;

/**
 * Returns the numbers of a list of boxes, the 3 of `5.3`: a choice keeps its own number, wherever it moves; the others
 * count on from the highest of those. The mirror of php/Engine/Shapes/ChoiceNumbers.php; cases:
 * contract/logic/choice-numbers.json.
 *
 * @param own   Number that each choice keeps; 0 if it has none.
 * @param above Number that all new numbers must exceed.
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
 * Returns the choices with the numbers of their boxes, so that a rule about a box still works after choices are moved,
 * added or removed.
 *
 * @param choices
 * @param above   The highest number that a box ever had: a rule may still refer to a removed box.
 */
export const withNumbers = ( choices: ChoiceAttributes[], above = 0 ): ChoiceAttributes[] => {
	const own = choices.map( ( { number = 0 } ) => number );
	const numbers = choiceNumbers( own, above );
	return choices.map( ( choice, index ) => ( { ...choice, number: numbers[ index ] ?? 0 } ) );
};
