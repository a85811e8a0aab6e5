import { circle, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

/** Each hangs from 0, 0 downwards. */
export const hammer = ( c ) =>
	rect( -9, 30, 18, 190, c.timber, { rx: 6 } ) + rect( -11, 150, 22, 74, c.timberShade, { rx: 8 } ) +
	path( 'M-58 22V-6Q-40 -16 -10 -12H30Q52 -10 60 6L40 12Q30 22 10 24H-30L-34 30H-50Z', c.iron );

export const handSaw = ( c ) =>
	shape( [ [ -34, 40 ], [ 34, 40 ], [ 16, 300 ], [ -12, 300 ] ], c.iron ) +
	strokes( steps( 56, 290, 16 ).map( ( y ) => [ 33 - ( y - 40 ) * 0.069, y, 40 - ( y - 40 ) * 0.069, y + 9 ] ), c.ironShade, 5 ) +
	path( 'M-44 50V6Q-44 -14 -22 -14H22Q44 -14 44 6V50Z', c.brick ) + rect( -22, 4, 44, 24, c.brickShade, { rx: 12 } );

export const spanner = ( c ) =>
	rect( -11, 30, 22, 170, c.iron ) + path( 'M-34 -10Q-40 36 0 44Q40 36 34 -10L16 -16V10H-16V-16Z', c.iron ) +
	circle( 0, 208, 28, c.iron ) + circle( 0, 208, 12, c.roof );

export const screwdriver = ( c ) =>
	rect( -18, 0, 36, 96, c.gold, { rx: 14 } ) + strokes( [ [ -6, 14, -6, 82 ], [ 6, 14, 6, 82 ] ], c.goldShade, 4 ) + rect( -6, 96, 12, 104, c.iron ) + shape( [ [ -10, 196 ], [ 10, 196 ], [ 6, 216 ], [ -6, 216 ] ], c.iron );

/** Bricks laid to the right of 0, 0, the top courses not yet finished. */
export const brickwork = ( c, length, courses ) =>
	steps( 0, courses - 1, courses ).map( ( row ) => {
		const [ shift, count ] = [ row % 2 ? 0 : -42, Math.floor( ( length - Math.max( 0, row - courses + 4 ) * 130 ) / 84 ) ];
		return steps( 0, count - 1, count ).map( ( index ) => rect( Math.max( 0, shift + index * 84 ), -36 - row * 38, Math.min( 80, shift + index * 84 + 80 ), 34, ( row * 3 + index * 5 ) % 7 < 2 ? c.brickShade : c.brick ) ).join( '' );
	} ).join( '' );

/** A bricklayer's trowel lying on 0, 0; 190 wide. */
export const trowel = ( c ) =>
	shape( [ [ 0, -6 ], [ 96, -34 ], [ 110, -4 ], [ 96, 4 ] ], c.iron ) + stroke( 'M104 -14q20 -22 34 -6', c.ironShade, 9 ) + rect( 134, -32, 74, 20, c.timber, { rx: 9 } );

/** A wheelbarrow of sand, handles to the right; 260 wide. */
export const wheelbarrow = ( c ) =>
	path( 'M34 -112Q100 -178 180 -112Z', c.sand ) +
	strokes( [ [ 50, -36, 256, -98 ], [ 150, -56, 176, 0 ], [ 176, 0, 196, 0 ] ], c.timberShade, 11 ) +
	shape( [ [ 10, -116 ], [ 204, -116 ], [ 168, -50 ], [ 62, -50 ] ], c.leaf ) + strokes( [ [ 10, -114, 204, -114 ] ], c.leafShade, 8 ) +
	circle( 46, -32, 32, c.line ) + circle( 46, -32, 14, c.iron );

/** Wood and iron in the open: a barrow stands better with a spade; blade down on 0, 0. */
export const spade = ( c ) =>
	rect( -7, -250, 14, 180, c.timber ) + stroke( 'M-26 -250H26', c.timberShade, 13 ) + path( 'M-34 -82H34V-30Q20 4 0 8Q-20 4 -34 -30Z', c.ironShade );
