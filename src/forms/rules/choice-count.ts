import type { ChoiceCountRule } from '../../contract/public-definition';
import type { Rule } from './rule';

/** Whether there are `min` to `max` choices, one a line; either limit may be absent. */
export const choiceCount: Rule< ChoiceCountRule > = ( value, { max = Infinity, min = 0 } ) => {
	const choices = value.split( '\n' ).length;
	return choices >= min && choices <= max;
};
