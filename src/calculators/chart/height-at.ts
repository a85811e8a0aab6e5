import type { Point } from '../models/model';

/** Returns a line's distance from the top at a horizontal position; after its end, that of its last point. */
export const heightAt = ( line: Point[], across: number ): number => {
	const next = line.findIndex( ( [ x ] ) => x >= across );
	if ( next <= 0 ) {
		return ( next === 0 ? line[ 0 ] : line[ line.length - 1 ] )![ 1 ];
	}
	const [ [ x0, y0 ], [ x1, y1 ] ] = [ line[ next - 1 ]!, line[ next ]! ];
	return y0 + Math.floor( ( ( y1 - y0 ) * ( across - x0 ) ) / ( x1 - x0 ) );
};
