import { levelRepayment } from '../loan/level-repayment';
import { schedule, type Step } from '../loan/schedule';
import { number, type Values } from './model';

const MONTHS = 12;

/** One of the compared loans; amounts in cents. */
export interface Offer {
	/** Monthly repayment at first. */
	first: number;
	/** Monthly repayment after the introductory rate has ended; the same if there is none. */
	then: number;
	/** Interest and fees up to the end of each month; payments before the first month are at index 0. */
	costs: number[];
	/** Balance at the end of each month. */
	balances: number[];
}

/**
 * Calculates a loan with its fees, and with an introductory rate for some years if it has one. When the rate changes,
 * the repayment is calculated again from the balance and the remaining time.
 *
 * @param values
 * @param name   `a` or `b`, the prefix of its inputs.
 */
export const offer = ( values: Values, name: string ): Offer => {
	const offerNumber = ( input: string ) => number( values, name + input );
	const balance = number( values, 'amount' );
	const months = number( values, 'years' ) * MONTHS;
	const introMonths = offerNumber( 'IntroYears' ) * MONTHS;
	const phase = ( owed: number, rate: number, periods: number, length: number ) => {
		const terms = { balance: owed, rate, perYear: MONTHS, periods, rest: 0 };
		const repayment = levelRepayment( terms );
		return { repayment, steps: schedule( terms, { repayment } ).slice( 0, length ) };
	};
	const firstPhase = phase(
		balance,
		offerNumber( introMonths > 0 ? 'IntroRate' : 'Rate' ),
		months,
		introMonths || months
	);
	const balanceLeft = firstPhase.steps[ firstPhase.steps.length - 1 ]?.balance ?? 0;
	const secondPhase =
		introMonths > 0 && balanceLeft > 0
			? phase(
					balanceLeft,
					offerNumber( 'Rate' ),
					months - introMonths,
					months - introMonths
				)
			: null;
	const steps: Step[] = [ ...firstPhase.steps, ...( secondPhase?.steps ?? [] ) ];

	const costs = [ offerNumber( 'Upfront' ) ];
	for ( let month = 1; month <= months; month++ ) {
		const step = steps[ month - 1 ];
		costs.push( costs[ month - 1 ]! + ( step ? step.interest + offerNumber( 'Fee' ) : 0 ) );
	}
	return {
		first: firstPhase.repayment,
		then: secondPhase?.repayment ?? firstPhase.repayment,
		costs,
		balances: [ balance, ...steps.map( ( step ) => step.balance ) ],
	};
};
