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
	const of = ( what: string ) => number( values, name + what );
	const balance = number( values, 'amount' );
	const all = number( values, 'years' ) * MONTHS;
	const intro = of( 'IntroYears' ) * MONTHS;
	const run = ( from: number, rate: number, periods: number, until: number ) => {
		const terms = { balance: from, rate, perYear: MONTHS, periods, rest: 0 };
		const repayment = levelRepayment( terms );
		return { repayment, steps: schedule( terms, { repayment } ).slice( 0, until ) };
	};
	const early = run( balance, of( intro > 0 ? 'IntroRate' : 'Rate' ), all, intro || all );
	const left = early.steps[ early.steps.length - 1 ]?.balance ?? 0;
	const late = intro > 0 && left > 0 ? run( left, of( 'Rate' ), all - intro, all - intro ) : null;
	const steps: Step[] = [ ...early.steps, ...( late?.steps ?? [] ) ];

	const costs = [ of( 'Upfront' ) ];
	for ( let month = 1; month <= all; month++ ) {
		const step = steps[ month - 1 ];
		costs.push( costs[ month - 1 ]! + ( step ? step.interest + of( 'Fee' ) : 0 ) );
	}
	return {
		first: early.repayment,
		then: late?.repayment ?? early.repayment,
		costs,
		balances: [ balance, ...steps.map( ( step ) => step.balance ) ],
	};
};
