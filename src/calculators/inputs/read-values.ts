import type { Calculator, Input } from '../../contract/calculator';
import type { Values } from '../models/model';
import { number } from '../models/model';
import { fieldsOf } from './fields';
import { readNumber } from './read-number';

/** Why a used value differs from what was typed. */
export type Problem = 'unreadable' | 'least' | 'most';

/** The values that a calculator uses, and why any of them differ from what was typed. */
export interface Reading {
	values: Values;
	/** Problems by input. */
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

/** Returns an input's maximum, given the values of earlier inputs. */
const mostOf = ( { maximum = Infinity, upTo }: Input, values: Values ) =>
	upTo ? Math.min( maximum, number( values, upTo.input ) - upTo.less ) : maximum;

/** Parses an amount; an empty text is 0 if 0 is allowed. */
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
 * Reads the entered values; all returned values are within the limits.
 *
 * @param definition
 * @param texts      Entered texts, by input; a missing one has its default value and no problem.
 * @param defaults   Default values by input, within the limits.
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
