import { circle, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

const wheels = ( c, places, r = 26 ) =>
	places.map( ( x ) => circle( x, -r + 1, r, c.line ) + circle( x, -r + 1, r * 0.48, c.iron ) + circle( x, -r + 1, r * 0.17, c.line ) ).join( '' );

/** A family's wagon with a board on its roof, bonnet to the left; 300 wide. */
export const wagon = ( c ) =>
	path( 'M40 -138Q170 -158 284 -140Q174 -130 40 -138Z', c.gold ) + strokes( [ [ 70, -139, 262, -142 ] ], c.goldShade, 3 ) +
	strokes( [ [ 124, -136, 124, -118 ], [ 232, -138, 232, -118 ] ], c.line, 5 ) +
	path( 'M4 -30V-58Q6 -70 22 -73L62 -79L98 -116Q104 -122 114 -122H252Q264 -122 268 -112L284 -76L292 -70Q298 -64 298 -52V-28H4Z', c.roof ) +
	path( 'M110 -110 80 -78H150V-110Z', c.glass ) + rect( 158, -110, 52, 32, c.glass ) + path( 'M218 -110H252L266 -78H218Z', c.glass ) +
	rect( 2, -38, 298, 11, c.line ) + rect( 4, -62, 14, 11, c.sun ) + rect( 290, -62, 8, 16, c.brick ) +
	strokes( [ [ 154, -74, 154, -40 ], [ 214, -74, 214, -40 ], [ 162, -64, 176, -64 ], [ 222, -64, 236, -64 ] ], c.roofShade, 4 ) +
	wheels( c, [ 66, 236 ] );

/** A delivery van, bonnet to the right; 300 wide. */
export const van = ( c ) =>
	path( 'M4 -30V-150Q4 -166 20 -166H196Q210 -166 219 -153L258 -94L284 -86Q298 -81 298 -66V-28H4Z', c.white ) +
	rect( 4, -96, 190, 26, c.gold ) + path( 'M212 -148H200V-96H246Z', c.glass ) +
	strokes( [ [ 194, -162, 194, -36 ], [ 112, -162, 112, -36 ], [ 204, -82, 220, -82 ] ], c.wallShade, 4 ) +
	rect( 2, -38, 298, 11, c.line ) + rect( 286, -72, 12, 12, c.sun ) + rect( 2, -66, 8, 18, c.brick ) +
	wheels( c, [ 66, 238 ] );

const tracks = ( c ) =>
	rect( 0, -48, 220, 48, c.line, { rx: 24 } ) + rect( 12, -38, 196, 28, c.ironShade, { rx: 14 } ) +
	steps( 30, 190, 5 ).map( ( x ) => circle( x, -24, 10, c.line ) + circle( x, -24, 4, c.iron ) ).join( '' );

/** A digger, its arm to the right; about 470 wide, 300 high. */
export const digger = ( c ) =>
	stroke( 'M178 -96L300 -280L408 -150', c.paintShade, 26 ) + stroke( 'M178 -96L300 -280L408 -150', c.paint, 18 ) +
	strokes( [ [ 206, -86, 286, -214 ] ], c.ironShade, 8 ) + circle( 300, -280, 11, c.line ) + circle( 408, -150, 10, c.line ) +
	shape( [ [ 384, -148 ], [ 432, -140 ], [ 448, -86 ], [ 392, -62 ], [ 360, -84 ], [ 398, -104 ] ], c.ironShade ) +
	strokes( [ [ 364, -84, 354, -70 ], [ 378, -74, 370, -60 ], [ 392, -64, 386, -50 ] ], c.line, 6 ) +
	tracks( c ) + rect( 74, -62, 72, 16, c.line ) +
	path( 'M8 -62V-118Q8 -132 22 -132H92V-192Q92 -204 104 -204H168Q180 -204 184 -194L206 -112V-62Z', c.paint ) +
	path( 'M104 -192H166L186 -114H104Z', c.glass ) + strokes( [ [ 22, -104, 78, -104 ], [ 22, -90, 78, -90 ], [ 22, -76, 78, -76 ] ], c.paintShade, 4 ) +
	rect( 28, -156, 12, 26, c.line );
