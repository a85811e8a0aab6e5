import { bungalow } from '../parts/bungalow.mjs';
import { queenslander } from '../parts/queenslander.mjs';
import { headland, lighthouse, WATER, yacht } from '../parts/shore.mjs';
import { birds, bush, gum, pine, round, tuft } from '../parts/trees.mjs';
import { at, circle, dice, path, rect, steps, strokes } from '../pen.mjs';

const swell = ( c ) => {
	const roll = dice( 42 );
	const lines = steps( 0, 74, 75 ).map( () => {
		const y = WATER + 10 + roll() ** 1.3 * 138;
		const x = 700 + roll() * 1700;
		return [ x, y, x + 24 + ( y - WATER ) * 0.9 * roll(), y ];
	} );
	return (
		rect( 560, WATER, 1840, -WATER, c.sea ) +
		strokes( lines, c.seaShade, 4 ) +
		strokes( steps( WATER + 8, -20, 9 ).map( ( y, index ) => [ 1700 - 60 + index * 7, y, 1700 + 60 - index * 5, y ] ), c.sun, 5 )
	);
};

const shore = ( c ) =>
	path( `M0 0V-176C260 -186 460 -170 640 -128C820 -86 980 -40 1240 -24L1420 0Z`, c.sand ) +
	path( `M0 0V-210C180 -224 360 -206 520 -164C640 -130 700 -90 770 -60C700 -40 420 -20 300 0Z`, c.leaf ) +
	path( `M0 0V-150C160 -140 420 -110 560 -70C460 -40 300 -20 200 0Z`, c.leafShade );

/** The coast at the end of the street. */
export const coast = {
	name: 'coast',
	width: 2400,
	height: 520,
	draw: ( c ) =>
		path( `M900 ${ WATER }C1080 -190 1220 -200 1400 -176S1760 -196 1960 ${ WATER }Z`, c.far ) +
		circle( 1700, WATER - 6, 104, c.sun ) +
		swell( c ) + headland( c ) + at( 2248, -284, lighthouse( c ), 1.05 ) +
		at( 1290, WATER + 44, yacht( c ), 1.1 ) + at( 1506, WATER + 14, yacht( c ), 0.55 ) +
		shore( c ) +
		at( 96, -196, queenslander( c ), 0.5 ) + at( 330, -180, bungalow( c ), 0.5 ) +
		at( 70, -120, gum( c, 9 ), 0.8 ) + at( 566, -132, pine( c ), 0.6 ) + at( 664, -96, pine( c, 380 ), 0.56 ) +
		at( 312, -176, round( c, 4, 150 ) ) + at( 640, -74, bush( c, 12 ) ) + at( 240, -50, bush( c, 4 ), 1.2 ) + at( 440, -58, bush( c, 22 ), 0.9 ) +
		[ 700, 780, 860, 1130 ].map( ( x, index ) => at( x, -46 + index * 10, tuft( c, 0, 1.1 ) ) ).join( '' ) +
		birds( c, [ [ 1000, -34 ], [ 1050, -30 ] ] ) +
		rect( 0, -3, 2400, 3, c.ground ),
};
