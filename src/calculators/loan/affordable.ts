import { power } from './power';
import { repays, type Terms } from './repays';

/** Whole dollars. */
const STEP = 100;

/** A first guess by the formula of an annuity, from which the exact loan is searched. */
const estimate = ( { rate, perYear, periods }: Omit< Terms, 'balance' >, repayment: number ) => {
	const periodRate = rate / ( 100000 * perYear );
	const worth =
		rate === 0
			? repayment * periods
			: ( repayment * ( 1 - 1 / power( 1 + periodRate, periods ) ) ) / periodRate;
	return Math.floor( worth / STEP ) * STEP;
};

/**
 * The largest loan in whole dollars, in cents, that this repayment repays in time; 0 where there is none.
 *
 * @param terms     All but the balance.
 * @param repayment Each period, in cents.
 * @param most      Where to stop, in cents.
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
