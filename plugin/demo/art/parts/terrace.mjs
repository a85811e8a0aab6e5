import { at, circle, path, rect, steps, stroke, strokes } from '../pen.mjs';
import { arched, door } from './openings.mjs';

const WIDTH = 168;

/** Cast iron lace under a verandah's roof, hanging from y. */
const lace = ( c, y ) =>
	rect( 8, y, WIDTH - 16, 5, c.white ) +
	steps( 18, WIDTH - 18, 9 ).map( ( x ) => stroke( `M${ x - 8 } ${ y + 4 }Q${ x } ${ y + 26 } ${ x + 8 } ${ y + 4 }`, c.white, 3 ) + circle( x, y + 8, 2.6, c.white ) ).join( '' );

const balustrade = ( c, y ) =>
	rect( 8, y - 44, WIDTH - 16, 5, c.white ) + rect( 8, y - 6, WIDTH - 16, 6, c.white ) +
	strokes( steps( 14, WIDTH - 14, 15 ).map( ( x ) => [ x, y - 42, x, y - 4 ] ), c.white, 2.5 ) +
	steps( 19, WIDTH - 19, 8 ).map( ( x ) => circle( x, y - 24, 5, 'none', { stroke: c.white, 'stroke-width': 2.5 } ) ).join( '' );

/** The curved iron roof over a verandah. */
const awning = ( c, y ) =>
	path( `M10 ${ y - 34 }H${ WIDTH - 10 }Q${ WIDTH - 4 } ${ y - 10 } ${ WIDTH + 2 } ${ y }H-2Q4 ${ y - 10 } 10 ${ y - 34 }Z`, c.roof ) +
	strokes( steps( 20, WIDTH - 20, 12 ).map( ( x ) => [ WIDTH / 2 + ( x - WIDTH / 2 ) * 0.96, y - 32, WIDTH / 2 + ( x - WIDTH / 2 ) * 1.1, y - 2 ] ), c.roofShade, 2 );

const parapet = ( c ) =>
	rect( -2, -344, WIDTH + 4, 10, c.white ) +
	rect( 10, -366, WIDTH - 20, 22, c.wall ) +
	path( `M46 -366Q84 -408 122 -366Z`, c.wall ) + circle( WIDTH / 2, -376, 8, c.wallShade ) +
	[ 8, WIDTH - 20 ].map( ( x ) => rect( x, -384, 12, 42, c.wall ) + circle( x + 6, -388, 7, c.wall ) ).join( '' );

const house = ( c, fill, doorFill ) =>
	rect( 0, -336, WIDTH, 336, fill ) +
	arched( c, 30, -292, 32, 82 ) + arched( c, 104, -292, 32, 82 ) +
	arched( c, 26, -116, 44, 84 ) + door( c, 100, -14, 44, 88, doorFill ) +
	rect( 0, -14, WIDTH, 14, c.wallShade ) +
	awning( c, -304 + 4 ) + lace( c, -300 ) + balustrade( c, -186 ) +
	rect( 0, -186, WIDTH, 8, c.white ) +
	path( `M0 -178H${ WIDTH }V-166H0Z`, c.roof ) + lace( c, -166 ) +
	rect( 6, -300, 6, 300, c.white ) + rect( WIDTH - 12, -300, 6, 300, c.white ) +
	parapet( c );

const chimney = ( c, x ) => rect( x, -412, 26, 70, c.brickShade ) + rect( x - 4, -416, 34, 9, c.brick ) + rect( x + 3, -428, 7, 13, c.brick ) + rect( x + 16, -428, 7, 13, c.brick );

/** Three terrace houses in a row; 504 wide. */
export const terraces = ( c ) =>
	chimney( c, 154 ) + chimney( c, 322 ) +
	at( 0, 0, house( c, c.wall, c.door ) ) +
	at( WIDTH, 0, house( c, c.brick, c.gold ) ) +
	at( WIDTH * 2, 0, house( c, c.glassShade === c.glass ? c.wall : c.iron, c.brickShade ) );
