import type { ChoiceCountRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** From `min` to `max` choices, each a line; either may be absent. */
export const choiceCount: Rule< ChoiceCountRule > = ( value, { max = Infinity, min = 0 } ) => {
	const choices = value.split( '\n' ).length;
	return choices >= min && choices <= max;
};
