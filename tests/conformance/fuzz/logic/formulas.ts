import type { Random } from '../random';
import { anySource } from './rules';

const NUMBERS = [
	'0',
	'1',
	'2',
	'3',
	'7',
	'0.1',
	'.5',
	'1.005',
	'2.675',
	'12.5',
	'99.995',
	'1000000',
	'123456789.125',
];

const operand = ( random: Random, ids: number[], depth: number ): string => {
	if ( random.chance( 55 ) ) {
		return `{Label:${ anySource( random, ids ) || 1 }}`;
	}
	if ( depth > 0 && random.chance( 30 ) ) {
		return `(${ sum( random, ids, depth - 1 ) })`;
	}
	return ( random.chance( 15 ) ? '-' : '' ) + random.pick( NUMBERS );
};

const sum = ( random: Random, ids: number[], depth: number ): string =>
	random
		.many( random.int( 1, 4 ), () => operand( random, ids, depth ) )
		.reduce( ( made, next ) => `${ made } ${ random.pick( [ ...'+-*/' ] ) } ${ next }` );

/** Mostly one that can be read. */
export const anyFormula = ( random: Random, ids: number[] ) => ( {
	calculationFormula: random.chance( 3 ) ? '1 +' : sum( random, ids, 3 ),
	calculationRounding: random.pick( [ '', '', '0', '1', '4', '8', 'norounding' ] ),
	calculationKeepsDecimals: random.chance( 50 ),
} );
