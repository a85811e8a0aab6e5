import { power } from './power';
import { repays, type Terms } from './repays';

/** Estimates the repayment by the annuity formula, as a start for the search of the exact repayment. */
const estimate = ( { balance, rate, perYear, periods, rest }: Terms ): number => {
	if ( rate === 0 ) {
		return Math.floor( ( balance - rest ) / periods );
	}
	const periodRate = rate / ( 100000 * perYear );
	const growth = power( 1 + periodRate, periods );
	return Math.floor( ( ( balance * growth - rest ) * periodRate ) / ( growth - 1 ) );
};

/**
 * Returns the level repayment, in cents: the smallest whole number of cents that repays the loan in time, with interest
 * rounded to the cent each period. So the last repayment is the smaller one, and no formula's rounding is off by a
 * cent.
 *
 * @param terms
 */
export const levelRepayment = ( terms: Terms ): number => {
	let repayment = estimate( terms );
	while ( ! repays( terms, repayment ) ) {
		repayment += 1;
	}
	while ( repayment > 0 && repays( terms, repayment - 1 ) ) {
		repayment -= 1;
	}
	return repayment;
};
