import { affordable } from '../loan/affordable';
import { divide } from '../loan/divide';
import { PER_YEAR } from '../loan/frequency';
import { levelRepayment } from '../loan/level-repayment';
import { number, type Model, type Point } from './model';

/** Where an estimate ends, in cents: fifty million dollars. */
const MAX_LOAN = 5000000000;
const MONTHS = 12;
/** Half a per cent. */
const STEP = 500;
const STEPS = 4;

/** What the money that is left each month could repay, were the rate higher by the buffer. */
export const borrowing: Model = ( values ) => {
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
	const largestLoan = ( rate: number ) =>
		affordable( { rate, perYear: MONTHS, periods, rest: 0 }, surplus, MAX_LOAN );
	const repayment = ( balance: number, rate: number ) =>
		balance > 0 ? levelRepayment( { balance, rate, perYear: MONTHS, periods, rest: 0 } ) : 0;

	const lower = Math.min( STEPS, Math.floor( tested / STEP ) );
	const rates = Array.from(
		{ length: lower + STEPS + 1 },
		( _, index ) => tested + ( index - lower ) * STEP
	);
	const line = rates.map( ( rate ): Point => [ rate, largestLoan( rate ) ] );
	const amount = largestLoan( tested );
	return {
		case: amount > 0 ? 'some' : 'none',
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
			from: tested - lower * STEP,
			to: tested + STEPS * STEP,
			unit: 1000,
			mark: tested,
		},
		rows: line.map( ( [ rate, most ] ) => [ rate, most, repayment( most, rate ) ] ),
	};
};
