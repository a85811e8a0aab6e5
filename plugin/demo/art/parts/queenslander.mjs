import { at, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';
import { door, sash } from './openings.mjs';

const FLOOR = -74;
const EAVES = -214;

const stumps = ( c ) =>
	steps( 20, 376, 7 ).map( ( x ) => rect( x, FLOOR, 9, -FLOOR, c.line ) ).join( '' ) +
	strokes( steps( 30, 380, 36 ).filter( ( x ) => x < 140 || x > 232 ).map( ( x ) => [ x, FLOOR + 8, x, -8 ] ), c.ironShade, 3 );

const stairs = ( c ) =>
	steps( 0, 5, 6 ).map( ( step ) => rect( 160 - step * 3, FLOOR + 6 + step * 12.4, 56 + step * 6, 12.5, step % 2 ? c.wallShade : c.wall ) ).join( '' ) +
	strokes( [ [ 158, FLOOR - 46, 140, -4 ], [ 218, FLOOR - 46, 236, -4 ] ], c.white, 6 );

const walls = ( c ) =>
	rect( 14, EAVES, 376, FLOOR - EAVES, c.wall ) +
	strokes( steps( EAVES + 14, FLOOR - 10, 10 ).map( ( y ) => [ 16, y, 388, y ] ), c.wallShade, 2 ) +
	sash( c, 66, EAVES + 38 ) + sash( c, 276, EAVES + 38 ) + door( c, 165, FLOOR, 46, 92 );

const rail = ( c ) =>
	strokes( steps( 10, 394, 44 ).filter( ( x ) => x < 154 || x > 222 ).map( ( x ) => [ x, FLOOR - 42, x, FLOOR ] ), c.white, 3 ) +
	strokes( [ [ 8, FLOOR - 44, 156, FLOOR - 44 ], [ 220, FLOOR - 44, 396, FLOOR - 44 ] ], c.white, 6 ) +
	rect( 0, FLOOR - 2, 404, 9, c.white );

const posts = ( c ) =>
	steps( 6, 391, 6 ).map( ( x ) => rect( x, EAVES, 8, FLOOR - EAVES, c.white ) ).join( '' ) +
	steps( 6, 314, 5 ).map( ( x ) => stroke( `M${ x + 8 } ${ EAVES + 26 }Q${ x + 12 } ${ EAVES + 6 } ${ x + 38 } ${ EAVES + 5 }Q${ x + 72 } ${ EAVES + 6 } ${ x + 77 } ${ EAVES + 26 }`, c.white, 4 ) ).join( '' );

const roof = ( c ) =>
	shape( [ [ 92, -316 ], [ 312, -316 ], [ 388, EAVES - 30 ], [ 16, EAVES - 30 ] ], c.iron ) +
	strokes( steps( 30, 374, 30 ).map( ( x ) => [ 202 + ( x - 202 ) * 0.62, -314, x, EAVES - 32 ] ), c.ironShade, 2 ) +
	shape( [ [ 10, EAVES - 32 ], [ 394, EAVES - 32 ], [ 412, EAVES + 4 ], [ -8, EAVES + 4 ] ], c.roof ) +
	strokes( steps( 8, 396, 40 ).map( ( x ) => [ 202 + ( x - 202 ) * 0.97, EAVES - 30, x * 1.02 - 4, EAVES + 2 ] ), c.roofShade, 2 ) +
	rect( 86, -322, 232, 8, c.roofShade ) +
	path( `M202 -350 214 -322H190Z`, c.roofShade );

/** A weatherboard house on stumps, its verandah in front; 404 wide. */
export const queenslander = ( c ) => at( 0, 0, stumps( c ) + walls( c ) + rail( c ) + posts( c ) + roof( c ) + stairs( c ) );
