import { power } from './power';
import { repays, type Terms } from './repays';

/** A first guess by the formula of an annuity, from which the exact repayment is searched. */
const estimate = ( { balance, rate, perYear, periods, rest }: Terms ): number => {
	if ( rate === 0 ) {
		return Math.floor( ( balance - rest ) / periods );
	}
	const periodRate = rate / ( 100000 * perYear );
	const growth = power( 1 + periodRate, periods );
	return Math.floor( ( ( balance * growth - rest ) * periodRate ) / ( growth - 1 ) );
};

/**
 * The level repayment, in cents: the smallest in whole cents that repays the loan in time, its interest rounded to
 * the cent each period. So the last one is the smaller one, and no formula's rounding can be off by a cent.
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
