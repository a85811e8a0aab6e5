import { PER_YEAR } from '../loan/frequency';
import { levelRepayment } from '../loan/level-repayment';
import { schedule, type Step } from '../loan/schedule';
import { yearsOf } from '../loan/years';
import { number, type Model, type Point } from './model';

const interestOf = ( steps: Step[] ) => steps.reduce( ( sum, step ) => sum + step.interest, 0 );

/** Returns the balance at the end of each year, and the period in which the loan is repaid. */
const curve = ( balance: number, steps: Step[], perYear: number ): Point[] => [
	[ 0, balance ],
	...steps.flatMap( ( step, index ): Point[] =>
		( index + 1 ) % perYear === 0 || step.balance === 0 ? [ [ index + 1, step.balance ] ] : []
	),
];

/** Returns the whole months until everything is repaid: a month that has begun counts. */
const months = ( steps: Step[], perYear: number ) => Math.ceil( ( steps.length * 12 ) / perYear );

const caseOf = ( isLumpTooLate: boolean, time: number, isQuicker: boolean, saved: number ) => {
	if ( isLumpTooLate ) {
		return 'lumpTooLate';
	}
	if ( time > 0 ) {
		return 'saved';
	}
	return isQuicker || saved > 0 ? 'sameTerm' : 'nothing';
};

/** The savings from extra repayments: each period, and once. */
export const extra: Model = ( values ) => {
	const perYear = PER_YEAR[ String( values.frequency ) ] ?? 12;
	const balance = number( values, 'amount' );
	const periods = number( values, 'years' ) * perYear;
	const terms = { balance, rate: number( values, 'rate' ), perYear, periods, rest: 0 };
	const level = levelRepayment( terms );
	const lump = {
		after: number( values, 'lumpYears' ) * perYear,
		amount: number( values, 'lump' ),
	};
	const more = level + number( values, 'extra' );
	const agreed = schedule( terms, { repayment: level } );
	const quicker = schedule( terms, { repayment: more, lump } );
	const isLumpTooLate =
		lump.amount > 0 && schedule( terms, { repayment: more } ).length <= lump.after;
	const [ before, after ] = [ yearsOf( agreed, perYear ), yearsOf( quicker, perYear ) ];
	const saved = interestOf( agreed ) - interestOf( quicker );
	const term = months( quicker, perYear );
	const time = months( agreed, perYear ) - term;

	return {
		case: caseOf( isLumpTooLate, time, quicker.length < agreed.length, saved ),
		figures: {
			repayment: level,
			withExtra: more,
			saved,
			time,
			term,
			interestBefore: interestOf( agreed ),
			interestAfter: interestOf( quicker ),
		},
		lines: {
			before: curve( balance, agreed, perYear ),
			after: curve( balance, quicker, perYear ),
		},
		axis: { from: 0, to: periods, unit: perYear },
		rows: before.map( ( year, index ) => [
			index + 1,
			year.balance,
			after[ index ]?.balance ?? 0,
			year.interest,
			after[ index ]?.interest ?? 0,
		] ),
	};
};
