import { apartments } from '../parts/apartments.mjs';
import { frame } from '../parts/frame.mjs';
import { queenslander } from '../parts/queenslander.mjs';
import { shop } from '../parts/shop.mjs';
import { headland, lighthouse, yacht } from '../parts/shore.mjs';
import { letterbox, pickets, pole, ute, wires } from '../parts/street-furniture.mjs';
import { terraces } from '../parts/terrace.mjs';
import { brickwork, spade, trowel, wheelbarrow } from '../parts/tools.mjs';
import { bush, gum, pine, round, tuft } from '../parts/trees.mjs';
import { digger, van, wagon } from '../parts/vehicles.mjs';
import { at, circle, flipped, path, rect, steps, strokes } from '../pen.mjs';
import { news } from './news.mjs';

const lawn = ( c, height = 96 ) => rect( 0, -height, 936, height, c.leafShade );
const road = ( c ) => rect( 0, -120, 936, 120, c.ironShade ) + rect( 0, -124, 936, 8, c.wall ) + strokes( steps( 30, 870, 6 ).map( ( x ) => [ x, -52, x + 70, -52 ] ), c.wall, 7 );
const hills = ( c, y ) =>
	path( `M0 ${ y }V${ y - 120 }C140 ${ y - 190 } 260 ${ y - 170 } 400 ${ y - 100 }S720 ${ y - 180 } 936 ${ y - 90 }V${ y }Z`, c.leafLight ) +
	path( `M0 ${ y }V${ y - 50 }C180 ${ y - 110 } 380 ${ y - 30 } 560 ${ y - 64 }S840 ${ y - 110 } 936 ${ y - 60 }V${ y }Z`, c.leaf );
const board = ( c ) => rect( -5, -190, 10, 190, c.timberShade ) + rect( -70, -226, 140, 96, c.white ) + rect( -70, -226, 140, 30, c.brick ) + strokes( [ [ -48, -174, 48, -174 ], [ -48, -154, 20, -154 ] ], c.ironShade, 6 );
const sea = ( c, y ) => rect( 0, y, 936, -y, c.sea ) + strokes( steps( 0, 21, 22 ).map( ( index ) => [ ( index * 173 ) % 900, y + 14 + ( index * 61 ) % ( -y - 20 ), ( index * 173 ) % 900 + 46, y + 14 + ( index * 61 ) % ( -y - 20 ) ] ), c.seaShade, 5 );

export const outdoors = [
	news( 'cottage', 'far', ( c ) => circle( 760, -470, 74, c.sun ) + at( 140, -90, gum( c ), 1.05 ) + lawn( c ) + at( 292, -84, queenslander( c ), 1.24 ) + at( 862, -84, round( c, 11, 240 ) ) + at( 0, -52, pickets( c, 250 ) ) + at( 812, -46, bush( c, 6 ) ) ),
	news( 'gate', 'sand', ( c ) => at( 60, -80, round( c, 17, 330 ) ) + at( 150, -84, terraces( c ), 1.14 ) + lawn( c, 88 ) + at( 834, -56, board( c ), 1.25 ) + at( 60, -36, bush( c, 3 ), 1.2 ) + at( 690, -30, bush( c, 9 ) ) ),
	news( 'letterbox', 'sea', ( c ) => at( 720, -84, round( c, 33, 430 ), 1.15 ) + lawn( c ) + at( -20, -84, pickets( c, 980 ), 1.35 ) + at( 336, -34, letterbox( c ), 3.5 ) + at( 96, -24, bush( c, 44 ), 1.6 ) + tuft( c, 520, 2 ) ),
	news( 'terraces', 'sea', ( c ) => circle( 106, -470, 62, c.sun ) + at( 60, -60, round( c, 52, 250 ) ) + at( 884, -60, round( c, 17, 340 ), 1.1 ) + at( 142, -60, terraces( c ), 1.28 ) + rect( 0, -62, 936, 62, c.iron ) + at( 120, -40, bush( c, 12 ) ) ),
	news( 'apartments', 'sand', ( c ) => circle( 150, -430, 80, c.sun ) + at( 190, -70, pine( c ), 1.06 ) + at( 346, -70, apartments( c ), 1.04 ) + at( 816, -70, pine( c, 360 ) ) + lawn( c, 78 ) + at( 250, -40, bush( c, 22 ) ) + at( 740, -36, bush( c, 5 ), 0.9 ) ),
	news( 'ute', 'sand', ( c ) => circle( 700, -300, 96, c.sun ) + hills( c, -118 ) + at( 120, -116, gum( c, 9 ), 0.94 ) + road( c ) + at( 0, -40, flipped( 800, at( 0, 0, ute( c ), 2 ) ) ) ),
	news( 'wagon', 'farther', ( c ) => circle( 250, -300, 84, c.sun ) + sea( c, -290 ) + at( 560, -276, yacht( c ), 0.8 ) + path( 'M0 0V-190C260 -210 640 -150 936 -176V0Z', c.sand ) + at( 812, -150, pine( c ), 0.94 ) + at( 190, -66, wagon( c ), 1.62 ) + tuft( c, 60, 2.4 ) + at( 800, -60, bush( c, 14 ), 1.1 ) ),
	news( 'van', 'far', ( c ) => hills( c, -118 ) + at( 830, -114, pine( c ), 0.9 ) + at( 724, -114, pine( c, 360 ), 0.8 ) + road( c ) + at( 130, -38, van( c ), 1.62 ) ),
	news( 'shop', 'sand', ( c ) => wires( c, -160, 760 ) + wires( c, 760, 1500 ) + at( 760, -60, pole( c ) ) + at( 832, -60, round( c, 71, 300 ) ) + at( 196, -60, shop( c ), 1.3 ) + rect( 0, -62, 936, 62, c.iron ) + at( 124, -52, bush( c, 27 ), 1.1 ) ),
	news( 'digger', 'sea', ( c ) => at( 830, -84, round( c, 52, 360 ) ) + path( 'M0 0V-96H936V0Z', c.brick ) + path( 'M560 -96Q700 -230 850 -96Z', c.brickShade ) + strokes( steps( 30, 880, 14 ).map( ( x, index ) => [ x, -70 + ( index % 3 ) * 20, x + 26, -70 + ( index % 3 ) * 20 ] ), c.brickShade, 5 ) + at( 90, -84, digger( c ), 1.42 ) ),
	news( 'frame', 'far', ( c ) => circle( 150, -470, 70, c.sun ) + at( 840, -90, gum( c, 5 ), 1 ) + lawn( c ) + at( 176, -90, frame( { ...c, paper: c.far } ), 1.5 ) + at( 676, -34, wheelbarrow( c ), 0.88 ) ),
	news( 'bricks', 'sea', ( c ) => at( 800, -80, round( c, 7, 380 ), 1.1 ) + rect( 0, -84, 936, 84, c.sand ) + at( -20, -60, brickwork( c, 640, 9 ), 1.1 ) + strokes( [ [ 0, -430, 700, -430 ], [ 700, -430, 700, -60 ] ], c.white, 4 ) + at( 150, -380, trowel( c ), 1.2 ) + at( 620, -36, wheelbarrow( c ), 1.15 ) + at( 560, -50, spade( c ), 1.1 ) ),
	news( 'lighthouse', 'far', ( c ) => circle( 300, -250, 110, c.sun ) + sea( c, -250 ) + at( -2280, -40, headland( c ), 1.4 ) + at( 800, -424, lighthouse( c ), 0.95 ) + at( 250, -150, yacht( c ), 1.4 ) + at( 470, -236, yacht( c ), 0.6 ) + path( 'M0 0V-70C180 -84 330 -60 520 0Z', c.sand ) + at( 90, -44, bush( c, 4 ), 1.1 ) ),
];
