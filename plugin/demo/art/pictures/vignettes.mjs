import { bungalow } from '../parts/bungalow.mjs';
import { frame } from '../parts/frame.mjs';
import { queenslander } from '../parts/queenslander.mjs';
import { rooms } from '../parts/rooms.mjs';
import { shop } from '../parts/shop.mjs';
import { letterbox, pickets, ute } from '../parts/street-furniture.mjs';
import { terraces } from '../parts/terrace.mjs';
import { bush, round, tuft } from '../parts/trees.mjs';
import { at, flipped } from '../pen.mjs';

/** Small things are drawn larger than tall ones, so that all fill their line. */
const SCALE = 0.62;

/** One thing from the street, alone, for the line it stands on. */
const vignette = ( name, draw, scale = SCALE ) => ( {
	name,
	width: 360,
	height: 212,
	draw: ( c ) => at( 180, 0, draw( c ), scale ),
} );

export const vignettes = [
	vignette( 'first-home', ( c ) => at( -214, 0, round( c, 7, 190 ) ) + at( -202, 0, queenslander( c ) ) + at( 206, 0, bush( c, 6 ) ) ),
	vignette( 'next-home', ( c ) => at( 176, 0, round( c, 17, 250 ) ) + at( -206, 0, bungalow( c ) ) + at( -206, 0, bush( c, 9 ) ) ),
	vignette( 'refinancing', ( c ) => at( 130, 0, round( c, 33, 290 ) ) + at( -250, 0, pickets( c, 480 ) ) + at( -60, 0, letterbox( c ), 1.8 ) + at( -176, 0, bush( c, 44 ), 1.15 ) ),
	vignette( 'investment', ( c ) => at( 300, 0, round( c, 52, 240 ) ) + at( -252, 0, terraces( c ) ) + at( -276, 0, bush( c, 3 ) ), 0.48 ),
	vignette( 'vehicle', ( c ) => at( -190, 0, round( c, 61, 250 ) ) + flipped( 190, at( 0, 0, ute( c ), 1.35 ) ) + tuft( c, 220 ) + tuft( c, -236 ) ),
	vignette( 'commercial', ( c ) => at( 206, 0, round( c, 71, 250 ) ) + at( -186, 0, shop( c ) ) + at( -230, 0, bush( c, 27 ) ), 0.48 ),
	vignette( 'professionals', ( c ) => at( 268, 0, round( c, 83, 230 ) ) + at( -216, 0, rooms( c ) ) + at( -236, 0, bush( c, 15 ) ), 0.48 ),
	vignette( 'construction', ( c ) => at( -180, 0, frame( c ) ) + tuft( c, -236 ) + tuft( c, 252 ) ),
];
