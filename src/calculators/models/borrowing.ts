import { affordable } from '../loan/affordable';
import { divide } from '../loan/divide';
import { PER_YEAR } from '../loan/frequency';
import { levelRepayment } from '../loan/level-repayment';
import { number, type Model, type Point } from './model';

const MONTHS = 12;

const caseOf = ( amount: number, maxLoan: number ) => {
	if ( amount === 0 ) {
		return 'none';
	}
	return amount < maxLoan ? 'some' : 'most';
};

/** Borrowing power: the loan that the money left each month could repay if the rate were higher by the buffer. */
export const borrowing: Model = ( values, constants ) => {
	const perYear = PER_YEAR[ String( values.incomePeriod ) ] ?? MONTHS;
	const earned = number( values, 'income' ) + number( values, 'secondIncome' );
	const income = divide( earned * perYear, MONTHS ) + number( values, 'otherIncome' );
	const cards = divide( number( values, 'cardLimits' ) * number( values, 'cardShare' ), 100000 );
	const expenses =
		number( values, 'living' ) +
		number( values, 'dependants' ) * number( values, 'perDependant' ) +
		number( values, 'repayments' ) +
		cards;
	const surplus = income - expenses;
	const periods = number( values, 'years' ) * MONTHS;
	const tested = number( values, 'rate' ) + number( values, 'buffer' );
	const maxLoan = number( constants, 'maxLoan' );
	const largestLoan = ( rate: number ) =>
		affordable( { rate, perYear: MONTHS, periods, rest: 0 }, surplus, maxLoan );
	const repayment = ( balance: number, rate: number ) =>
		balance > 0 ? levelRepayment( { balance, rate, perYear: MONTHS, periods, rest: 0 } ) : 0;

	const step = number( constants, 'rateStep' );
	const upper = number( constants, 'rateSteps' );
	const lower = Math.min( upper, Math.floor( tested / step ) );
	const rates = Array.from(
		{ length: lower + upper + 1 },
		( _, index ) => tested + ( index - lower ) * step
	);
	const line = rates.map( ( rate ): Point => [ rate, largestLoan( rate ) ] );
	const amount = largestLoan( tested );
	return {
		case: caseOf( amount, maxLoan ),
		figures: {
			amount,
			surplus,
			comesIn: income,
			expenses,
			cards,
			tested,
			testedRepayment: repayment( amount, tested ),
			repayment: repayment( amount, number( values, 'rate' ) ),
		},
		lines: { amount: line },
		axis: {
			from: tested - lower * step,
			to: tested + upper * step,
			unit: 1000,
			mark: tested,
		},
		rows: line.map( ( [ rate, most ] ) => [ rate, most, repayment( most, rate ) ] ),
	};
};
