import type { Calculator, Input } from '../../contract/calculator';
import type { Values } from '../models/model';
import { number } from '../models/model';
import { fieldsOf } from './fields';
import { readNumber } from './read-number';

/** Why the value that is used differs from what was typed. */
export type Problem = 'unreadable' | 'least' | 'most';

/** The values that a calculator uses, and why one of them differs from what was typed. */
export interface Reading {
	values: Values;
	/** By input. */
	problems: Record< string, Problem >;
}

interface ReadValue {
	value: number | string;
	problem?: Problem;
}

const choice = ( { choices = [] }: Input, text: string, fallback: number | string ): ReadValue =>
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
): ReadValue => {
	const { minimum = 0 } = input;
	const most = mostOf( input, values );
	const typedNumber = text === undefined ? fallback : readAmount( input, text );
	const value = Math.min( most, Math.max( minimum, typedNumber ?? fallback ) );
	if ( typedNumber === null ) {
		return { value, problem: 'unreadable' };
	}
	return value === typedNumber
		? { value }
		: { value, problem: typedNumber < value ? 'least' : 'most' };
};

/**
 * Reads what was typed: always something within the limits.
 *
 * @param definition
 * @param texts      As typed, by input; what is missing has its default, and no problem.
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
