import { divide } from '../loan/divide';
import type { Outcome, Point } from '../models/model';
import { GRID, stepFor } from './scale';

/** A chart in whole numbers on its grid, from the top left. */
export interface Plot {
	/** Points by line. */
	lines: Record< string, Point[] >;
	/** Horizontal grid lines: each has a value in cents and a position. */
	levels: { value: number; at: number }[];
	/** Horizontal position that the model marks. */
	mark?: number;
}

/** Converts a model's outcome to positions on the grid. */
export const plot = ( { lines, axis }: Outcome ): Plot => {
	const most = Math.max(
		0,
		...Object.values( lines ).flatMap( ( line ) => line.map( ( [ , value ] ) => value ) )
	);
	const step = stepFor( most );
	const count = Math.max( 1, Math.ceil( most / step ) );
	const across = ( place: number ) => divide( ( place - axis.from ) * GRID, axis.to - axis.from );
	const down = ( value: number ) => GRID - divide( value * GRID, step * count );

	return {
		lines: Object.fromEntries(
			Object.entries( lines ).map( ( [ name, line ] ) => [
				name,
				line.map( ( [ place, value ] ): Point => [ across( place ), down( value ) ] ),
			] )
		),
		levels: Array.from( { length: count + 1 }, ( _, index ) => ( {
			value: index * step,
			at: down( index * step ),
		} ) ),
		...( axis.mark === undefined ? {} : { mark: across( axis.mark ) } ),
	};
};
