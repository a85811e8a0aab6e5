import { circle, path, rect, shape, steps, strokes } from '../pen.mjs';
import { arched } from './openings.mjs';

const striped = ( c, x, y, width ) =>
	steps( x, x + width - width / 10, 10 ).map( ( left, index ) =>
		path( `M${ left } ${ y }h${ width / 10 }l4 30q-${ width / 20 } 14 -${ width / 10 } 0z`, index % 2 ? c.white : c.gold )
	).join( '' );

const front = ( c ) =>
	rect( 0, -126, 330, 126, c.door ) +
	[ 22, 200 ].map( ( x ) => rect( x, -92, 108, 66, c.glass ) + shape( [ [ x, -26 ], [ x + 50, -92 ], [ x + 84, -92 ], [ x + 34, -26 ] ], c.white, { opacity: 0.35 } ) + strokes( [ [ x + 54, -92, x + 54, -26 ] ], c.door, 4 ) ).join( '' ) +
	rect( 144, -100, 42, 100, c.glass ) + strokes( [ [ 165, -100, 165, 0 ] ], c.door, 5 ) + rect( 0, -12, 142, 12, c.line ) + rect( 188, -12, 142, 12, c.line ) +
	striped( c, -8, -136, 346 ) + rect( -10, -142, 350, 10, c.white );

const upper = ( c ) =>
	rect( 0, -322, 330, 186, c.brick ) +
	strokes( steps( -308, -152, 12 ).map( ( y ) => [ 0, y, 330, y ] ), c.brickShade, 1.6 ) +
	[ 34, 110, 186, 262 ].map( ( x ) => arched( c, x, -268, 34, 82 ) ).join( '' ) +
	rect( 0, -322, 12, 186, c.wall ) + rect( 318, -322, 12, 186, c.wall );

const parapet = ( c ) =>
	rect( -8, -334, 346, 12, c.white ) + rect( 6, -364, 318, 30, c.wall ) +
	path( 'M92 -364Q165 -432 238 -364Z', c.wall ) + circle( 165, -378, 12, c.gold ) +
	[ 4, 308 ].map( ( x ) => rect( x, -384, 18, 50, c.wall ) + rect( x - 3, -390, 24, 8, c.white ) ).join( '' );

/** A two-storey corner shop; 330 wide. */
export const shop = ( c ) => upper( c ) + front( c ) + parapet( c );
