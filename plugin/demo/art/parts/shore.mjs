import { path, rect, shape, steps, strokes } from '../pen.mjs';

/** Where the water begins. */
export const WATER = -150;

/** The headland in the east, from x = 1960 to 2400. */
export const headland = ( c ) =>
	path( `M1960 ${ WATER }C2000 -190 2030 -240 2090 -252C2170 -270 2230 -292 2300 -290L2400 -300V${ WATER }Z`, c.leafShade ) +
	path( `M1960 ${ WATER }C2006 -176 2050 -214 2096 -214C2160 -214 2180 -190 2240 -196L2400 -214V${ WATER }Z`, c.brick ) +
	strokes( steps( 2010, 2380, 15 ).map( ( x, index ) => [ x, WATER - 4, x + 8, WATER - 22 - ( index % 3 ) * 12 ] ), c.brickShade, 4 );

/** A lighthouse standing on 0, 0; 186 high. */
export const lighthouse = ( c ) =>
	shape( [ [ -26, 0 ], [ -17, -150 ], [ 17, -150 ], [ 26, 0 ] ], c.white ) + shape( [ [ 4, 0 ], [ 3, -150 ], [ 17, -150 ], [ 26, 0 ] ], c.wallShade ) +
	shape( [ [ -23, -46 ], [ -20, -92 ], [ 20, -92 ], [ 23, -46 ] ], c.brick ) +
	rect( -26, -158, 52, 9, c.roof ) + rect( -14, -186, 28, 28, c.glass ) + strokes( [ [ 0, -186, 0, -158 ] ], c.roof, 3 ) + path( 'M-20 -186Q0 -216 20 -186Z', c.roof );

/** A yacht, its deck at 0, 0. */
export const yacht = ( c ) => path( 'M-34 0H34L24 14H-24Z', c.line ) + shape( [ [ 0, -4 ], [ 0, -92 ], [ 40, -6 ] ], c.white ) + shape( [ [ -5, -4 ], [ -5, -76 ], [ -32, -6 ] ], c.gold );
