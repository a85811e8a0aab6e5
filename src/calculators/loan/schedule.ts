import { interest } from './interest';
import type { Terms } from './repays';

/** What happens in one period, in cents. */
export interface Step {
	interest: number;
	/** Everything that is paid in it. */
	paid: number;
	/** What is owed when it ends. */
	balance: number;
}

/** What is paid, and when. Amounts in cents, times in periods from the start. */
export interface Plan {
	/** Each period. */
	repayment: number;
	/** So many periods at first pay their interest alone. */
	interestOnly?: number;
	/** Paid once, at the end of that period, on top of the repayment. */
	lump?: { after: number; amount: number };
}

/**
 * The loan period by period, until only its rest is owed at the end of its periods, or nothing before.
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
