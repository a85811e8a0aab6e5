import { levelRepayment } from '../loan/level-repayment';
import { schedule, type Step } from '../loan/schedule';
import { number, type Values } from './model';

const MONTHS = 12;

/** One of the loans that are compared, in cents. */
export interface Offer {
	/** Each month at first. */
	first: number;
	/** Each month once the introductory rate has ended; the same where there is none. */
	then: number;
	/** Interest and fees until the end of each month; what is paid before the first stands at 0. */
	costs: number[];
	/** What is owed at the end of each month. */
	balances: number[];
}

/**
 * A loan with its fees, at an introductory rate for some years where it has one. The repayment is worked out anew
 * when the rate changes, on what is owed then and the time that is left.
 *
 * @param values
 * @param name   `a` or `b`, which its inputs begin with.
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
