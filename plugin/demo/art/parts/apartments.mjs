import { at, circle, path, rect, steps, strokes } from '../pen.mjs';

const WIDTH = 330;
const STOREY = 92;

const balcony = ( c, x, y, open ) =>
	rect( x, y - 78, 86, 78, open ? c.glass : c.glassShade ) + rect( x + 41, y - 78, 4, 78, c.white ) +
	( open ? circle( x + 16, y - 34, 13, c.leaf ) + rect( x + 10, y - 24, 12, 10, c.brick ) : path( `M${ x + 48 } ${ y - 78 }h34v60q-18 -16 -34 0z`, c.wall ) ) +
	rect( x - 8, y - 6, 102, 8, c.white ) +
	strokes( steps( x - 4, x + 90, 13 ).map( ( line ) => [ line, y - 34, line, y - 6 ] ), c.line, 2.2 ) + rect( x - 8, y - 36, 102, 4, c.line );

const storey = ( c, index ) => {
	const y = -86 - index * STOREY;
	return [ 22, 122, 222 ].map( ( x, column ) => balcony( c, x, y, ( index * 2 + column ) % 3 !== 0 ) ).join( '' );
};

const entrance = ( c ) =>
	rect( -4, -78, WIDTH + 8, 78, c.brickShade ) + rect( -10, -84, WIDTH + 20, 8, c.white ) +
	rect( 138, -66, 56, 66, c.glass ) + strokes( [ [ 166, -66, 166, 0 ] ], c.white, 4 ) + rect( 128, -72, 76, 7, c.gold ) +
	[ 28, 76, 226, 274 ].map( ( x ) => rect( x, -58, 30, 34, c.glass ) ).join( '' );

/** Four storeys of apartments above a brick ground floor; 330 wide, 470 high. */
export const apartments = ( c ) =>
	rect( 0, -86 - STOREY * 4, WIDTH, 86 + STOREY * 4, c.wall ) +
	rect( 110, -86 - STOREY * 4, 6, STOREY * 4, c.wallShade ) + rect( 212, -86 - STOREY * 4, 6, STOREY * 4, c.wallShade ) +
	steps( 0, 3, 4 ).map( ( index ) => storey( c, index ) ).join( '' ) +
	entrance( c ) +
	rect( -8, -94 - STOREY * 4, WIDTH + 16, 12, c.roof ) + at( 232, -94 - STOREY * 4, rect( 0, -34, 62, 34, c.wallShade ) + rect( 8, -24, 46, 6, c.line ) );
