import { banksia } from '../parts/banksia.mjs';
import { bungalow } from '../parts/bungalow.mjs';
import { coins, cup, glasses, ledger, map, pen, plans, sheet, turned } from '../parts/desk.mjs';
import { balance, carton, houseTag, jar, key, lamp, lemons, plant, view } from '../parts/household.mjs';
import { hammer, handSaw, screwdriver, spanner } from '../parts/tools.mjs';
import { at, circle, rect, stroke, strokes } from '../pen.mjs';
import { news } from './news.mjs';

const shelf = ( c, y = -110 ) => rect( 0, y, 936, -y, c.timber ) + rect( 0, y, 936, 12, c.timberShade ) + strokes( [ [ 60, y + 50, 330, y + 50 ], [ 480, y + 78, 860, y + 78 ], [ 180, y + 92, 300, y + 92 ] ], c.timberShade, 4 );
const lying = ( x, y, degrees, content, scale = 1 ) => at( x, y, turned( degrees, content ), scale );

export const indoors = [
	news( 'keys', 'roof', ( c ) => at( 468, -584, rect( -170, 0, 340, 60, c.timber, { rx: 10 } ) + stroke( 'M0 34v40q0 34 -30 34', c.line, 15 ) + circle( 0, 174, 58, 'none', { stroke: c.iron, 'stroke-width': 14 } ) + lying( -30, 216, 18, key( c, c.gold, c.goldShade ), 1.28 ) + lying( 36, 214, -24, houseTag( c ), 1.3 ) ) ),
	news( 'jar', 'sea', ( c ) => at( 90, -560, view( c, 300, 340 ) ) + shelf( c ) + at( 560, -96, jar( c ), 1.45 ) + at( 812, -90, banksia( c ), 0.34 ) + at( 790, -90, rect( -34, -110, 80, 110, c.white, { rx: 10 } ) ) + at( 360, -96, coins( c, 3 ) ) ),
	news( 'boxes', 'far', ( c ) => at( 610, -590, view( c, 250, 240 ) ) + rect( 0, -96, 936, 96, c.iron ) + rect( 0, -104, 936, 10, c.white ) + at( 120, -70, carton( c, 270, 190 ) ) + at( 390, -70, carton( c, 210, 150 ) ) + at( 186, -260, carton( c, 220, 150 ) ) + at( 492, -220, plant( c, 4 ), 1.15 ) + at( 730, -60, carton( c, 150, 110 ) ) ),
	news( 'map', 'roof', ( c ) => lying( 468, -318, -5, map( c ), 1.3 ) ),
	news( 'table', 'wall', ( c ) => at( 80, -570, view( c, 300, 270 ) ) + at( 690, -384, lamp( c, -260 ) ) + shelf( c, -170 ) + at( 700, -146, lemons( c ), 1.2 ) + at( 470, -142, cup( c ), 1.25 ) + lying( 110, -140, -4, rect( 0, 0, 250, 90, c.white ) + strokes( [ [ 24, 26, 200, 26 ], [ 24, 48, 220, 48 ], [ 24, 70, 150, 70 ] ], c.ironShade, 5 ) ) + lying( 300, -60, -18, pen( c ), 0.9 ) ),
	news( 'scales', 'sand', ( c ) => shelf( c, -84 ) + at( 468, -70, balance( c, coins( c, 5, 84 ), at( -76, 0, bungalow( c ), 0.4 ) ), 1.24 ) ),
	news( 'ledger', 'brick', ( c ) => lying( 430, -330, -4, ledger( c ), 1.3 ) + lying( 560, -90, -28, pen( c ), 1.3 ) + at( 850, -70, coins( c, 4, 90 ) ) ),
	news( 'workshop', 'roof', ( c ) => strokes( [ [ 60, -540, 876, -540 ] ], c.timber, 16 ) + at( 170, -524, hammer( c ), 1.35 ) + at( 370, -524, handSaw( c ), 1.2 ) + at( 570, -524, spanner( c ), 1.35 ) + at( 760, -524, screwdriver( c ), 1.5 ) + shelf( c, -80 ) + rect( 60, -108, 340, 28, c.sand ) + rect( 100, -134, 240, 26, c.bark ) + at( 830, -72, cup( c ), 0.9 ) ),
	news( 'plans', 'brick', ( c ) => lying( 110, -520, -3, plans( c ), 1.34 ) + lying( 560, -84, -14, rect( 0, -22, 330, 44, c.gold ) + strokes( [ 20, 50, 80, 110, 140, 170, 200, 230, 260, 290 ].map( ( x, index ) => [ x, -22, x, index % 2 ? -8 : 4 ] ), c.hook, 4 ), 1 ) + lying( 130, -56, -8, pen( { ...c, brick: c.leaf, brickShade: c.leafShade } ), 1.2 ) ),
	news( 'papers', 'roof', ( c ) => lying( 250, -560, 9, sheet( c, 330, 440 ), 1.06 ) + lying( 330, -556, -6, sheet( c, 330, 440 ), 1.08 ) + lying( 640, -150, -32, pen( c ), 1.3 ) + lying( 186, -120, -12, glasses( c ), 1.25 ) ),
	news( 'window', 'wall', ( c ) => at( 258, -570, view( c, 420, 400 ) ) + at( 366, -168, plant( c, 7 ), 0.9 ) + at( 566, -168, cup( c, c.leaf, c.leafShade ), 0.95 ) + shelf( c, -90 ) ),
];
