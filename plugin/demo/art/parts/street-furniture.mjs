import { circle, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

/** A tradie's ute; 250 wide. */
export const ute = ( c ) =>
	path( 'M4 -34Q4 -62 26 -62H92L104 -62L122 -100Q126 -108 136 -108H178Q188 -108 192 -100L206 -64L236 -58Q248 -55 248 -42V-28H4Z', c.paint ) +
	path( 'M130 -96H152V-66H116Z', c.glass ) + path( 'M159 -96H178L192 -66H159Z', c.glass ) +
	rect( 4, -70, 100, 12, c.paintShade ) + rect( 0, -34, 250, 10, c.line ) +
	strokes( [ [ 155, -62, 155, -36 ], [ 166, -54, 178, -54 ] ], c.paintShade, 4 ) + rect( 238, -50, 10, 9, c.white ) + rect( 3, -54, 7, 12, c.brick ) +
	strokes( [ [ 12, -86, 112, -104 ] ], c.timberShade, 6 ) + strokes( [ [ 24, -70, 24, -86 ] ], c.line, 5 ) +
	[ 56, 196 ].map( ( x ) => circle( x, -22, 23, c.line ) + circle( x, -22, 11, c.iron ) + circle( x, -22, 4, c.line ) ).join( '' );

/** A picket fence from x = 0. */
export const pickets = ( c, width ) =>
	rect( 0, -44, width, 6, c.wallShade ) + rect( 0, -20, width, 6, c.wallShade ) +
	steps( 4, width - 12, Math.round( width / 17 ) ).map( ( x ) => shape( [ [ x, 0 ], [ x, -50 ], [ x + 5, -58 ], [ x + 10, -50 ], [ x + 10, 0 ] ], c.wall ) + strokes( [ [ x + 12, -48, x + 12, -2 ] ], c.wallShade, 2 ) ).join( '' );

/** A letterbox on a post. */
export const letterbox = ( c ) =>
	rect( -5, -62, 10, 62, c.timberShade ) + path( 'M-26 -62V-84Q-26 -100 -10 -100H20Q34 -100 34 -86V-62Z', c.roof ) +
	rect( -16, -86, 28, 6, c.line ) + path( 'M-14 -83 2 -116 22 -106 8 -83Z', c.white ) + rect( 28, -112, 5, 28, c.gold );

/** Where wires hang on a pole, from its foot. */
const ARM = { height: 428, reach: 52 };

export const pole = ( c ) =>
	rect( -5, -446, 10, 446, c.barkShade ) + rect( -ARM.reach - 6, -434, ARM.reach * 2 + 12, 7, c.barkShade ) +
	[ -ARM.reach, -18, 18, ARM.reach ].map( ( x ) => rect( x - 3, -443, 6, 10, c.line ) ).join( '' );

/** Three wires from pole to pole. */
export const wires = ( c, from, to ) =>
	[ -ARM.reach, 18, ARM.reach ].map( ( shift ) =>
		stroke( `M${ from + shift } ${ -ARM.height - 12 }Q${ ( from + to ) / 2 + shift } ${ -ARM.height + 34 } ${ to + shift } ${ -ARM.height - 12 }`, c.wire, 1.6, { opacity: 0.8 } )
	).join( '' );
