import { __ } from '@wordpress/i18n';
import type { ShapeName } from '../../contract/public-definition';
import { operators } from '../../forms/logic/operators';
import type { LogicRule, Operator } from './types';

/** Operators that both engines know, in the order in which they are offered. */
export const OPERATORS = Object.keys( operators ) as Operator[];

/**
 * Comparison of a rule as people choose it. `answered` and `unanswered` are stored as `isnot` and `is` with an empty
 * value.
 */
export type Comparison = Operator | 'answered' | 'unanswered';

const ANSWERS: Comparison[] = [ 'answered', 'unanswered' ];
const CHOICES: Comparison[] = [ 'is', 'isnot', ...ANSWERS ];
const ORDERED: Comparison[] = [ 'is', 'isnot', '>', '<', ...ANSWERS ];
const ANY_TEXT: Comparison[] = [ ...OPERATORS, ...ANSWERS ];

/** Comparisons that make sense for answers of each shape; empty for shapes that conditions cannot ask about. */
const BY_SHAPE: Record< ShapeName, Comparison[] > = {
	text: ANY_TEXT,
	choice: CHOICES,
	choices: CHOICES,
	selection: CHOICES,
	date: ORDERED,
	time: ORDERED,
	parts: [ 'contains', ...ANSWERS ],
	rows: [ 'contains', ...ANSWERS ],
	files: ANSWERS,
	none: [],
	secret: [],
	token: [],
};

/** Returns the comparisons for a shape, plus the current one of the rule, so that an import loses nothing. */
export const comparisonsFor = ( shape: ShapeName, current?: Comparison ): Comparison[] => {
	const suitable = BY_SHAPE[ shape ];
	return current === undefined || suitable.includes( current )
		? suitable
		: [ ...suitable, current ];
};

const OF_EMPTY_VALUE: Partial< Record< Operator, Comparison > > = {
	is: 'unanswered',
	isnot: 'answered',
};

export const comparisonOf = ( { operator, value }: LogicRule ): Comparison =>
	( value === '' && OF_EMPTY_VALUE[ operator ] ) || operator;

/** Whether the comparison needs a value to compare with. */
export const takesValue = ( comparison: Comparison ): comparison is Operator =>
	! ANSWERS.includes( comparison );

/** Returns the rule with another comparison, and with its value if that still makes sense. */
export const withComparison = ( rule: LogicRule, comparison: Comparison ): LogicRule =>
	takesValue( comparison )
		? { ...rule, operator: comparison }
		: { ...rule, operator: comparison === 'answered' ? 'isnot' : 'is', value: '' };

const IN_TIME: ShapeName[] = [ 'date', 'time' ];

/** Returns the comparison as it reads between a question and a value: "Income is more than 50000". */
export const comparisonText = ( comparison: Comparison, shape: ShapeName ): string => {
	const words: Record< Comparison, string > = {
		is: __( 'is', 'atoll' ),
		isnot: __( 'is not', 'atoll' ),
		'>': IN_TIME.includes( shape ) ? __( 'is after', 'atoll' ) : __( 'is more than', 'atoll' ),
		'<': IN_TIME.includes( shape ) ? __( 'is before', 'atoll' ) : __( 'is less than', 'atoll' ),
		contains: __( 'contains', 'atoll' ),
		starts_with: __( 'starts with', 'atoll' ),
		ends_with: __( 'ends with', 'atoll' ),
		answered: __( 'has an answer', 'atoll' ),
		unanswered: __( 'has no answer', 'atoll' ),
	};
	return words[ comparison ] ?? comparison;
};
