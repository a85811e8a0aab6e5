import { rect, shape, steps, strokes } from '../pen.mjs';

const TOP = -138;

const studs = ( c ) =>
	steps( 8, 292, 13 ).map( ( x ) => rect( x - 3.5, TOP, 7, -TOP, c.timber ) ).join( '' ) +
	[ TOP, TOP / 2 - 4, -14 ].map( ( y ) => rect( 4, y, 292, 7, c.timber ) ).join( '' ) +
	strokes( [ [ 10, -14, 76, TOP + 4 ], [ 290, -14, 224, TOP + 4 ] ], c.timberShade, 6 ) +
	rect( 126, -96, 48, 84, c.paper ) + rect( 120, -102, 60, 8, c.timberShade ) + rect( 120, -100, 6, 88, c.timberShade ) + rect( 174, -100, 6, 88, c.timberShade );

const trusses = ( c ) =>
	strokes( [ 0, 46, 92 ].flatMap( ( shift ) => [
		[ -14 + shift, TOP + 2, 104 + shift, -246 ], [ 104 + shift, -246, 222 + shift, TOP + 2 ],
		[ 104 + shift, -244, 104 + shift, TOP ], [ 45 + shift, -192, 104 + shift, TOP ], [ 163 + shift, -192, 104 + shift, TOP ],
	] ), c.timberShade, 6 ) +
	rect( 98, -252, 106, 8, c.timber );

const finished = ( c ) =>
	shape( [ [ 204, -252 ], [ 322, TOP + 6 ], [ 306, TOP + 6 ], [ 196, -244 ] ], c.iron );

const scaffold = ( c ) =>
	strokes( [ [ -30, 0, -30, -186 ], [ -2, 0, -2, -186 ], [ -30, 0, -2, -92 ], [ -2, -92, -30, -186 ] ], c.ironShade, 4 ) +
	rect( -38, -94, 44, 6, c.gold ) + rect( -38, -180, 44, 6, c.gold );

const stack = ( c ) =>
	[ 0, 1, 2, 3 ].map( ( row ) => rect( 318, -10 - row * 11, 84, 8, row % 2 ? c.timber : c.timberShade ) ).join( '' );

const ladder = ( c ) =>
	strokes( [ [ 250, 0, 276, TOP - 18 ], [ 266, 0, 292, TOP - 18 ], ...steps( 0.1, 0.9, 8 ).map( ( t ) => [ 250 + 26 * t, ( TOP - 18 ) * t, 266 + 26 * t, ( TOP - 18 ) * t ] ) ], c.line, 3 );

/** A house being built, its timber still bare; 400 wide. */
export const frame = ( c ) => rect( -6, -12, 312, 12, c.iron ) + trusses( c ) + studs( c ) + finished( c ) + scaffold( c ) + ladder( c ) + stack( c );
