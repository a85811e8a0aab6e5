import type { Step } from './schedule';

/** A year of a loan, in cents. */
export interface Year {
	paid: number;
	interest: number;
	/** Balance at the end of the year. */
	balance: number;
}

/**
 * Groups a schedule's periods into years; the last one may be incomplete.
 *
 * @param steps
 * @param perYear Periods per year.
 */
export const yearsOf = ( steps: Step[], perYear: number ): Year[] => {
	const years: Year[] = [];
	steps.forEach( ( step, index ) => {
		const year = Math.floor( index / perYear );
		const soFar = years[ year ] ?? { paid: 0, interest: 0, balance: 0 };
		years[ year ] = {
			paid: soFar.paid + step.paid,
			interest: soFar.interest + step.interest,
			balance: step.balance,
		};
	} );
	return years;
};
