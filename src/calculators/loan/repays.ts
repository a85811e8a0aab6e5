import { interest } from './interest';

/** What is lent, and on what terms. */
export interface Terms {
	/** In cents. */
	balance: number;
	/** A year, in thousandths of a per cent. */
	rate: number;
	/** Periods of a year: 52, 26 or 12. */
	perYear: number;
	/** In how many periods it is to be repaid. */
	periods: number;
	/** What may still be owed at the end, in cents: the balloon of a vehicle loan. */
	rest: number;
}

/**
 * Whether this repayment each period brings the loan down to its rest in time.
 *
 * @param terms
 * @param repayment In cents.
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
			return false; // What does not fall once never will, and would outgrow whole numbers.
		}
		owed = next;
	}
	return false;
};
