import { divide } from '../loan/divide';
import type { Outcome, Point } from '../models/model';
import { GRID, stepFor } from './scale';

/** A chart in whole numbers on its grid, from the top left. */
export interface Plot {
	/** By line. */
	lines: Record< string, Point[] >;
	/** The value of each line across, in cents, and where it is. */
	levels: { value: number; at: number }[];
	/** Across the grid, where the model marks a place. */
	mark?: number;
}

/** Puts what a model found on the grid. */
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
