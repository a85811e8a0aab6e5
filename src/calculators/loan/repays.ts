import { interest } from './interest';

/** A loan and its terms. */
export interface Terms {
	/** Amount of the loan, in cents. */
	balance: number;
	/** Yearly rate, in thousandths of a per cent. */
	rate: number;
	/** Periods per year: 52, 26 or 12. */
	perYear: number;
	/** Number of periods in which to repay it. */
	periods: number;
	/** Balance allowed at the end, in cents: the balloon of a vehicle loan. */
	rest: number;
}

/**
 * Whether a repayment each period reduces the loan to its rest in time.
 *
 * @param terms
 * @param repayment Repayment each period, in cents.
 */
export const repays = (
	{ balance, rate, perYear, periods, rest }: Terms,
	repayment: number
): boolean => {
	let owed = balance;
	for ( let period = 0; period < periods; period++ ) {
		const next = owed + interest( owed, rate, perYear ) - repayment;
		if ( next <= rest ) {
			return true;
		}
		if ( next >= owed ) {
			return false; // A balance that does not fall once never will, and would exceed whole numbers.
		}
		owed = next;
	}
	return false;
};
