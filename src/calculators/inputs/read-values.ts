import type { Calculator, Input } from '../../contract/calculator';
import type { Values } from '../models/model';
import { number } from '../models/model';
import { fieldsOf } from './fields';
import { readNumber } from './read-number';

/** Why not what was typed is reckoned with, but something else. */
export type Problem = 'unreadable' | 'least' | 'most';

export interface Reading {
	values: Values;
	/** By input. */
	problems: Record< string, Problem >;
}

interface Read {
	value: number | string;
	problem?: Problem;
}

const choice = ( { choices = [] }: Input, text: string, fallback: number | string ): Read =>
	choices.some( ( { value } ) => value === text )
		? { value: text }
		: { value: fallback, problem: 'unreadable' };

/** The most that an input takes, beside what was read of those before it. */
const mostOf = ( { maximum = Infinity, upTo }: Input, values: Values ) =>
	upTo ? Math.min( maximum, number( values, upTo.input ) - upTo.less ) : maximum;

/** Nothing typed is 0 where 0 may be typed. */
const readAmount = ( { type, minimum = 0 }: Input, text: string ) =>
	text.trim() === '' && minimum === 0
		? 0
		: readNumber( text, type as Exclude< Input[ 'type' ], 'choice' > );

const amount = (
	input: Input,
	text: string | undefined,
	fallback: number,
	values: Values
): Read => {
	const { minimum = 0 } = input;
	const most = mostOf( input, values );
	const read = text === undefined ? fallback : readAmount( input, text );
	const value = Math.min( most, Math.max( minimum, read ?? fallback ) );
	if ( read === null ) {
		return { value, problem: 'unreadable' };
	}
	return value === read ? { value } : { value, problem: read < value ? 'least' : 'most' };
};

/**
 * What was entered as what is reckoned with: always something within the limits.
 *
 * @param definition
 * @param texts      As typed, by input; what was not asked has its default, and no problem.
 * @param defaults   By input, within the limits.
 */
export const readValues = (
	definition: Pick< Calculator, 'inputs' >,
	texts: Record< string, string >,
	defaults: Values
): Reading => {
	const values: Values = {};
	const problems: Reading[ 'problems' ] = {};
	for ( const input of fieldsOf( definition ) ) {
		const text = texts[ input.name ];
		const fallback = defaults[ input.name ] ?? input.default;
		const { value, problem } =
			input.type === 'choice'
				? choice( input, text ?? String( fallback ), fallback )
				: amount( input, text, Number( fallback ), values );
		values[ input.name ] = value;
		if ( problem && text !== undefined ) {
			problems[ input.name ] = problem;
		}
	}
	return { values, problems };
};
