import type { ChoiceAttributes } from './attributes';

/** More than any list has. */
const HIGHEST = 99999;

const mayBeKept = ( number: number ) => number > 0 && number <= HIGHEST && number % 10 !== 0;

/**
 * The numbers of a list of boxes, the 3 of `5.3`: what a choice keeps for its own stays, wherever it stands; the others
 * are counted on from the highest of these. The mirror of php/Engine/Shapes/ChoiceNumbers.php; cases:
 * contract/logic/choice-numbers.json.
 *
 * @param own One for each choice; 0 where it keeps none.
 */
export const choiceNumbers = ( own: number[] ): number[] => {
	let highest = Math.max( 0, ...own.filter( mayBeKept ) );
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

/** Each with the number that its box has: what asks for that box goes on doing so while choices move, come and go. */
export const withNumbers = ( choices: ChoiceAttributes[] ): ChoiceAttributes[] => {
	const numbers = choiceNumbers( choices.map( ( { number = 0 } ) => number ) );
	return choices.map( ( choice, index ) => ( { ...choice, number: numbers[ index ] ?? 0 } ) );
};
