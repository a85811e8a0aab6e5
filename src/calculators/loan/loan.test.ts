/** @jest-environment node */
import { affordable } from './affordable';
import { divide } from './divide';
import { levelRepayment } from './level-repayment';
import type { Terms } from './repays';
import { repays } from './repays';
import { schedule } from './schedule';

/** Returns the textbook annuity in cents, by logarithms: shares no code with the function that it checks. */
const annuity = ( { balance, rate, perYear, periods, rest }: Terms ) => {
	const periodRate = rate / 100000 / perYear;
	const discount = Math.exp( -periods * Math.log1p( periodRate ) );
	return rate === 0
		? ( balance - rest ) / periods
		: ( periodRate * ( balance - rest * discount ) ) / ( 1 - discount );
};

/** Terms across the whole range of valid values, the same in every run. */
const TERMS: Terms[] = [ 100000, 4500001, 65000000, 2000000000 ].flatMap( ( balance ) =>
	[ 0, 1, 1990, 6200, 30000 ].flatMap( ( rate ) =>
		[ 12, 26, 52 ].flatMap( ( perYear ) =>
			[ 1, 7, 30, 40 ].flatMap( ( years ) =>
				[ 0, Math.floor( balance / 3 ) ].map( ( rest ) => ( {
					balance,
					rate,
					perYear,
					periods: years * perYear,
					rest,
				} ) )
			)
		)
	)
);

const paidIn = ( terms: Terms, repayment: number ) => {
	const steps = schedule( terms, { repayment } );
	return {
		periods: steps.length,
		interest: steps.reduce( ( sum, step ) => sum + step.interest, 0 ),
		paid: steps.reduce( ( sum, step ) => sum + step.paid, 0 ),
	};
};

describe( 'a repayment', () => {
	it( 'is the annuity of the textbook, to within the cent by which interest is rounded', () => {
		TERMS.forEach( ( terms ) => {
			const exact = annuity( terms );
			expect( levelRepayment( terms ) ).toBeGreaterThan( exact - 1 );
			expect( levelRepayment( terms ) ).toBeLessThan( exact + 2 );
		} );
	} );

	it( 'is enough, and a cent less is not', () => {
		TERMS.forEach( ( terms ) => {
			const repayment = levelRepayment( terms );
			expect( repays( terms, repayment ) ).toBe( true );
			expect( repays( terms, repayment - 1 ) ).toBe( false );
		} );
	} );

	it( 'repays exactly what was lent and its interest, and no repayment is larger than it', () => {
		TERMS.forEach( ( terms ) => {
			const repayment = levelRepayment( terms );
			const steps = schedule( terms, { repayment } );
			const { paid, interest } = paidIn( terms, repayment );
			expect( paid + terms.rest - interest ).toBe( terms.balance );
			expect( Math.max( ...steps.map( ( step ) => step.paid ) ) ).toBe( repayment );
			expect( steps[ steps.length - 1 ]!.balance ).toBe( terms.rest );
		} );
	} );

	it( 'is never lower at a higher rate', () => {
		TERMS.forEach( ( terms ) => {
			const dearer = { ...terms, rate: terms.rate + 125 };
			expect( levelRepayment( dearer ) ).toBeGreaterThanOrEqual( levelRepayment( terms ) );
		} );
	} );
} );

describe( 'paying more', () => {
	it( 'never makes a loan longer or dearer', () => {
		TERMS.filter( ( { rest } ) => rest === 0 ).forEach( ( terms ) => {
			const repayment = levelRepayment( terms );
			const agreed = paidIn( terms, repayment );
			[ 1, 5000, 1000000 ].forEach( ( extra ) => {
				const more = paidIn( terms, repayment + extra );
				expect( more.periods ).toBeLessThanOrEqual( agreed.periods );
				expect( more.interest ).toBeLessThanOrEqual( agreed.interest );
			} );
		} );
	} );
} );

describe( 'what a repayment affords', () => {
	it( 'can be repaid with it, and a dollar more cannot', () => {
		[ 0, 500, 9200, 42000 ].forEach( ( rate ) =>
			[ 12, 120, 360, 480 ].forEach( ( periods ) =>
				[ 1, 9999, 370000, 5000000 ].forEach( ( repayment ) => {
					const terms = { rate, perYear: 12, periods, rest: 0 };
					const balance = affordable( terms, repayment, 1e11 );
					expect( balance === 0 || repays( { ...terms, balance }, repayment ) ).toBe(
						true
					);
					expect( repays( { ...terms, balance: balance + 100 }, repayment ) ).toBe(
						false
					);
				} )
			)
		);
	} );

	it( 'is nothing where nothing is left', () => {
		expect( affordable( { rate: 6200, perYear: 12, periods: 360, rest: 0 }, -1, 1e9 ) ).toBe(
			0
		);
	} );
} );

describe( 'a division', () => {
	it.each( [
		[ 1, 2, 1 ],
		[ 1, 3, 0 ],
		[ 2, 3, 1 ],
		[ 5, 10, 1 ],
		[ 4, 10, 0 ],
		[ 0, 7, 0 ],
		[ 9007199254740991, 2, 4503599627370496 ],
	] )( 'of %d by %d is %d, half up', ( dividend, divisor, quotient ) => {
		expect( divide( dividend, divisor ) ).toBe( quotient );
	} );
} );
