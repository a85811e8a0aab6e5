import { circle, path, rect, shape, steps, strokes } from '../pen.mjs';
import { door, sash } from './openings.mjs';

const courses = ( c, x, width ) => strokes( steps( -128, -16, 9 ).map( ( y ) => [ x, y, x + width, y ] ), c.brickShade, 1.6 );

const gable = ( c ) =>
	rect( 26, -140, 178, 140, c.brick ) + courses( c, 26, 178 ) +
	shape( [ [ 115, -262 ], [ 222, -134 ], [ 8, -134 ] ], c.roofShade ) +
	shape( [ [ 115, -238 ], [ 196, -140 ], [ 34, -140 ] ], c.wall ) +
	strokes( steps( 52, 178, 10 ).map( ( x ) => [ x, -142, x, -238 + Math.abs( x - 115 ) * 1.2 + 8 ] ), c.wallShade, 3 ) +
	circle( 115, -172, 14, c.white ) + circle( 115, -172, 9, c.glass ) +
	[ 56, 100, 144 ].map( ( x ) => rect( x - 4, -112, 36, 70, c.white ) + rect( x, -108, 28, 62, c.glass ) + rect( x, -108, 28, 18, c.gold, { opacity: 0.75 } ) + strokes( [ [ x, -88, x + 28, -88 ] ], c.white, 3 ) ).join( '' ) +
	rect( 44, -42, 144, 8, c.white );

const porch = ( c ) =>
	rect( 204, -140, 164, 140, c.brick ) + courses( c, 204, 164 ) +
	door( c, 222, -12, 46, 88, c.door ) + sash( c, 300, -106, 40, 58 ) +
	rect( 198, -14, 176, 14, c.wallShade ) +
	[ 206, 282, 358 ].map( ( x ) => rect( x, -130, 9, 90, c.white ) + rect( x - 5, -44, 19, 32, c.brickShade ) ).join( '' ) +
	rect( 200, -140, 172, 12, c.white );

const roof = ( c ) =>
	shape( [ [ 118, -258 ], [ 312, -258 ], [ 392, -138 ], [ 200, -138 ] ], c.roof ) +
	strokes( steps( -246, -150, 9 ).map( ( y ) => [ 116 + ( y + 258 ) * 0.75, y, 314 + ( y + 258 ) * 0.66, y ] ), c.roofShade, 2 ) +
	rect( 112, -264, 204, 8, c.roofShade );

const chimney = ( c ) => rect( 262, -314, 34, 68, c.brick ) + rect( 256, -318, 46, 10, c.wall ) + rect( 264, -332, 9, 15, c.brickShade ) + rect( 284, -332, 9, 15, c.brickShade );

/** A brick house with a street-facing gable and a porch; 392 wide. */
export const bungalow = ( c ) => chimney( c ) + roof( c ) + porch( c ) + gable( c ) + path( 'M238 0 250 -14H242L226 0Z', c.wall );
