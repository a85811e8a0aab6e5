import { interest } from './interest';
import type { Terms } from './repays';

/** The amounts of one period, in cents. */
export interface Step {
	interest: number;
	/** Everything paid in the period. */
	paid: number;
	/** Balance at the end of the period. */
	balance: number;
}

/** Payments of a loan. Amounts in cents, times in periods from the start. */
export interface Plan {
	/** Repayment each period. */
	repayment: number;
	/** Number of periods at the start that only pay interest. */
	interestOnly?: number;
	/** A single additional payment at the end of the period `after`. */
	lump?: { after: number; amount: number };
}

/**
 * Returns the loan period by period, until only its rest is owed after the last period, or nothing before.
 *
 * @param terms
 * @param plan
 */
export const schedule = ( terms: Terms, plan: Plan ): Step[] => {
	const { rate, perYear, periods, rest } = terms;
	const steps: Step[] = [];
	let balance = terms.balance;
	for ( let period = 1; period <= periods && balance > 0; period++ ) {
		const periodInterest = interest( balance, rate, perYear );
		const repaid =
			period <= ( plan.interestOnly ?? 0 )
				? periodInterest
				: Math.min( plan.repayment, balance + periodInterest - rest );
		balance += periodInterest - repaid;
		const lump = plan.lump?.after === period ? Math.min( plan.lump.amount, balance - rest ) : 0;
		balance -= lump;
		steps.push( { interest: periodInterest, paid: repaid + lump, balance } );
	}
	return steps;
};
