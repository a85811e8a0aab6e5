import { bungalow } from '../parts/bungalow.mjs';
import { frame } from '../parts/frame.mjs';
import { queenslander } from '../parts/queenslander.mjs';
import { letterbox, pickets, pole, ute, wires } from '../parts/street-furniture.mjs';
import { terraces } from '../parts/terrace.mjs';
import { birds, bush, gum, pine, round, tuft } from '../parts/trees.mjs';
import { at, circle, flipped, path, rect } from '../pen.mjs';

const hills = ( c ) =>
	path( 'M0 0V-150C200 -230 380 -210 560 -150S960 -60 1180 -140S1660 -280 1900 -200S2260 -120 2400 -170V0Z', c.farther ) +
	path( 'M0 0V-70C180 -60 300 -130 520 -110S900 -30 1120 -60S1540 -150 1780 -100S2200 -60 2400 -110V0Z', c.far );

/** The street that the whole site stands in: every kind of loan has its house here. */
export const street = {
	name: 'street',
	width: 2400,
	height: 600,
	draw: ( c ) =>
		circle( 1490, -392, 78, c.sun ) +
		hills( c ) +
		at( 118, 0, gum( c ) ) +
		at( 700, 0, round( c, 11, 230 ) ) +
		at( 1356, 0, round( c, 21, 250 ) ) +
		at( 2362, 0, pine( c ) ) +
		at( 262, 0, queenslander( c ) ) +
		at( 806, 0, terraces( c ) ) +
		at( 1418, 0, bungalow( c ) ) +
		at( 1924, 0, frame( c ), 0.94 ) +
		at( 220, 0, bush( c ) ) + at( 1392, 0, bush( c, 14 ) ) +
		wires( c, -220, 752 ) + wires( c, 752, 1834 ) + wires( c, 1834, 2620 ) + at( 752, 0, pole( c ) ) + at( 1834, 0, pole( c ) ) +
		birds( c, [ [ 1190, -421 ], [ 1226, -421 ], [ 1344, -420 ] ] ) +
		at( 20, 0, pickets( c, 170 ) ) + at( 692, 0, letterbox( c ) ) + flipped( 2030, ute( c ) ) +
		[ 8, 236, 684, 1330, 1376, 1846, 2290, 2392 ].map( ( x ) => tuft( c, x ) ).join( '' ) +
		rect( 0, -3, 2400, 3, c.ground ),
};
