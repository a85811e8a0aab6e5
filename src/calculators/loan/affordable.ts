import { power } from './power';
import { repays, type Terms } from './repays';

/** Cents of a whole dollar, the step between loans. */
const STEP = 100;

/** Estimates the loan by the annuity formula, as a start for the search of the exact loan. */
const estimate = ( { rate, perYear, periods }: Omit< Terms, 'balance' >, repayment: number ) => {
	const periodRate = rate / ( 100000 * perYear );
	const worth =
		rate === 0
			? repayment * periods
			: ( repayment * ( 1 - 1 / power( 1 + periodRate, periods ) ) ) / periodRate;
	return Math.floor( worth / STEP ) * STEP;
};

/**
 * Returns the largest loan in whole dollars, in cents, that a repayment repays in time; 0 if there is none.
 *
 * @param terms     Terms without the balance.
 * @param repayment Repayment each period, in cents.
 * @param most      Limit of the search, in cents.
 */
export const affordable = (
	terms: Omit< Terms, 'balance' >,
	repayment: number,
	most: number
): number => {
	if ( repayment <= 0 ) {
		return 0;
	}
	const canRepay = ( balance: number ) => repays( { ...terms, balance }, repayment );
	let balance = Math.min( most, estimate( terms, repayment ) );
	while ( balance > 0 && ! canRepay( balance ) ) {
		balance -= STEP;
	}
	while ( balance < most && canRepay( balance + STEP ) ) {
		balance += STEP;
	}
	return balance;
};
