import type { Random } from '../random';
import { anyText, wellFormed } from '../text';
import { WORDS } from './forms';

const OPERATORS = [ 'is', 'isnot', '>', '<', 'contains', 'starts_with', 'ends_with' ];

const value = ( random: Random ) =>
	random.pick( [
		...WORDS,
		'',
		'1,250.5',
		'$1,250.50',
		'1250.5',
		'31/12/2024',
		'2024-12-31',
		'02:30 pm',
		'14:30',
		wellFormed( anyText( random, 3 ) ),
	] );

/** A field of the form or an input of it; now and then none. */
export const anySource = ( random: Random, ids: number[] ) =>
	random.chance( 4 )
		? random.pick( [ '', '77', 'x' ] )
		: `${ random.pick( ids ) }${ random.chance( 15 ) ? random.pick( [ '.1', '.2', '.3', '.6' ] ) : '' }`;

export const anyLogic = ( random: Random, ids: number[] ) => ( {
	actionType: random.pick( [ 'show', 'show', 'hide' ] ),
	logicType: random.pick( [ 'all', 'any' ] ),
	rules: random.many( random.int( 1, 3 ), () => ( {
		fieldId: anySource( random, ids ),
		operator: random.chance( 2 ) ? 'sounds_like' : random.pick( OPERATORS ),
		value: value( random ),
	} ) ),
} );
