import { at, circle, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';
import { door, sash } from './openings.mjs';

const WIDTH = 380;

/** A round column with its base and its cap. */
const column = ( c, x ) =>
	rect( x, -150, 20, 138, c.white ) + rect( x + 13, -150, 7, 138, c.wallShade ) +
	rect( x - 5, -158, 30, 10, c.white ) + rect( x - 5, -20, 30, 10, c.white );

const porch = ( c ) =>
	rect( 118, -150, 144, 140, c.wallShade ) +
	door( c, 164, -10, 52, 88, c.door ) +
	column( c, 124 ) + column( c, 236 ) +
	rect( 110, -176, 160, 18, c.wall ) + rect( 106, -180, 168, 6, c.white ) +
	shape( [ [ 104, -180 ], [ 190, -226 ], [ 276, -180 ] ], c.wall ) +
	shape( [ [ 128, -186 ], [ 190, -218 ], [ 252, -186 ] ], c.wallShade ) +
	rect( 112, -10, 156, 5, c.white ) + rect( 104, -5, 172, 5, c.wallShade );

/** The brass plate, and the lamp that says someone is in. */
const plate = ( c ) =>
	rect( 82, -104, 24, 32, c.gold ) + strokes( [ [ 87, -97, 101, -97 ], [ 87, -90, 101, -90 ], [ 87, -83, 97, -83 ] ], c.goldShade, 2 ) +
	stroke( 'M276 -118h16v8', c.line, 3 ) + path( 'M284 -110h16l-3 20h-10z', c.glass ) + rect( 283, -112, 18, 4, c.line );

const walls = ( c ) =>
	rect( 0, -300, WIDTH, 300, c.brick ) +
	strokes( steps( -288, -14, 18 ).map( ( y ) => [ 0, y, WIDTH, y ] ), c.brickShade, 1.6 ) +
	[ 0, WIDTH - 16 ].map( ( x ) => steps( -296, -24, 9 ).map( ( y, index ) => rect( x - ( index % 2 ? 0 : 3 ), y, index % 2 ? 16 : 22, 24, c.wall ) ).join( '' ) ).join( '' ) +
	rect( -4, -14, WIDTH + 8, 14, c.wallShade ) + rect( -4, -190, WIDTH + 8, 7, c.wall );

const roof = ( c ) =>
	rect( 300, -386, 30, 60, c.brickShade ) + rect( 295, -392, 40, 9, c.brick ) +
	shape( [ [ -22, -308 ], [ 56, -372 ], [ 324, -372 ], [ 402, -308 ] ], c.roof ) +
	strokes( steps( 70, 310, 13 ).map( ( x ) => [ x, -370, 190 + ( x - 190 ) * 1.42, -310 ] ), c.roofShade, 2 ) +
	rect( -22, -310, WIDTH + 44, 10, c.white );

const windows = ( c ) =>
	[ 34, 118, 218, 302 ].map( ( x ) => sash( c, x, -276, 44, 66 ) ).join( '' ) +
	[ 24, 312 ].map( ( x ) => sash( c, x, -130, 44, 74 ) ).join( '' );

/** Rooms of a practice: two storeys, a porch and a brass plate; 380 wide. */
export const rooms = ( c ) => at( 0, 0, walls( c ) + roof( c ) + windows( c ) + porch( c ) + plate( c ) + circle( 190, -200, 7, c.gold ) );
