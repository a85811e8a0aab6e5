import { number, type Model, type Point } from './model';
import { offer, type Offer } from './offer';

const MONTHS = 12;

const byYear = ( { costs }: Offer, months: number ): Point[] =>
	costs
		.slice( 0, months + 1 )
		.flatMap( ( cost, month ): Point[] => ( month % MONTHS === 0 ? [ [ month, cost ] ] : [] ) );

/** Returns the month from which the loan that is cheaper in the end stays so; 0 if it was never the dearer one. */
const breakEvenMonth = ( cheap: Offer, dear: Offer, months: number ): number => {
	for ( let month = months; month >= 0; month-- ) {
		if ( cheap.costs[ month ]! > dear.costs[ month ]! ) {
			return month + 1;
		}
	}
	return 0;
};

/** A comparison of two loans: interest and fees of each over the years for which a person means to keep it. */
export const comparison: Model = ( values ) => {
	const months = number( values, 'over' ) * MONTHS;
	const [ a, b ] = [ offer( values, 'a' ), offer( values, 'b' ) ];
	const [ costA, costB ] = [ a.costs[ months ]!, b.costs[ months ]! ];
	const isA = costA < costB;
	const from = costA === costB ? 0 : breakEvenMonth( isA ? a : b, isA ? b : a, months );
	const cheaper = isA ? 'a' : 'b';
	const lines = { a: byYear( a, months ), b: byYear( b, months ) };
	return {
		case: costA === costB ? 'same' : cheaper + ( from > 0 ? 'From' : '' ),
		figures: {
			difference: Math.abs( costA - costB ),
			from,
			aFirst: a.first,
			aThen: a.then,
			aCost: costA,
			aOwed: a.balances[ months ] ?? 0,
			bFirst: b.first,
			bThen: b.then,
			bCost: costB,
			bOwed: b.balances[ months ] ?? 0,
		},
		lines,
		axis: { from: 0, to: months, unit: MONTHS },
		rows: lines.a
			.slice( 1 )
			.map( ( [ month, cost ] ) => [
				month / MONTHS,
				cost,
				b.costs[ month ]!,
				a.balances[ month ] ?? 0,
				b.balances[ month ] ?? 0,
			] ),
	};
};
