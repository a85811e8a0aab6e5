import { PER_YEAR } from '../loan/frequency';
import { interest } from '../loan/interest';
import { levelRepayment } from '../loan/level-repayment';
import { schedule } from '../loan/schedule';
import { yearsOf } from '../loan/years';
import { number, type Model, type Point } from './model';

const caseOf = ( interestOnly: number, rest: number ): string => {
	if ( interestOnly > 0 ) {
		return 'interestOnly';
	}
	return rest > 0 ? 'balloon' : 'plain';
};

/** The cost of a loan each period and in total; optionally with interest only for some years first, and a balloon. */
export const repayment: Model = ( values ) => {
	const perYear = PER_YEAR[ String( values.frequency ) ] ?? 12;
	const balance = number( values, 'amount' );
	const rate = number( values, 'rate' );
	const rest = number( values, 'balloon' );
	const periods = number( values, 'years' ) * perYear;
	const interestOnly = number( values, 'interestOnlyYears' ) * perYear;
	const terms = { balance, rate, perYear, rest };
	const level = levelRepayment( { ...terms, periods: periods - interestOnly } );
	const steps = schedule( { ...terms, periods }, { repayment: level, interestOnly } );
	const years = yearsOf( steps, perYear );

	const owed: Point[] = [ [ 0, balance ] ];
	const cost: Point[] = [ [ 0, 0 ] ];
	const rows: number[][] = [];
	let paid = 0;
	let charged = 0;
	years.forEach( ( year, index ) => {
		paid += year.paid;
		charged += year.interest;
		owed.push( [ index + 1, year.balance ] );
		cost.push( [ index + 1, charged ] );
		rows.push( [
			index + 1,
			year.paid,
			year.interest,
			year.paid - year.interest,
			year.balance,
		] );
	} );
	return {
		case: caseOf( interestOnly, rest ),
		figures: {
			repayment: level,
			interestOnly: interestOnly > 0 ? interest( balance, rate, perYear ) : 0,
			interest: charged,
			total: paid + rest,
			last: steps[ steps.length - 1 ]?.paid ?? 0,
			repayments: steps.length,
		},
		lines: { owed, interest: cost },
		axis: { from: 0, to: number( values, 'years' ), unit: 1 },
		rows,
	};
};
