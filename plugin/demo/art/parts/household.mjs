import { at, blob, circle, dice, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

/** A carton with its tape, standing on 0, 0. */
export const carton = ( c, width, height ) =>
	rect( 0, -height, width, height, c.timber ) + rect( width * 0.72, -height, width * 0.28, height, c.timberShade, { opacity: 0.5 } ) +
	rect( width * 0.42, -height, width * 0.16, height * 0.42, c.wall ) + strokes( [ [ 0, -height, width, -height ] ], c.timberShade, 5 ) +
	strokes( [ [ width * 0.1, -18, width * 0.34, -18 ] ], c.timberShade, 6 );

/** A plant in a pot on 0, 0; 150 wide, 230 high. */
export const plant = ( c, seed = 2 ) => {
	const roll = dice( seed );
	const leaf = ( angle, length ) => `<g transform="translate(0 -88) rotate(${ angle })">${ path( `M0 0Q${ length * 0.3 } -26 ${ length } -4Q${ length * 0.4 } 26 0 0Z`, roll() > 0.5 ? c.leaf : c.leafShade ) + stroke( `M4 0Q${ length * 0.5 } -4 ${ length - 10 } -3`, c.leafLight, 3 ) }</g>`;
	return (
		[ -168, -150, -128, -104, -78, -54, -32, -12 ].map( ( angle, index ) => leaf( angle, 92 + ( ( index * 37 ) % 60 ) ) ).join( '' ) +
		shape( [ [ -46, -96 ], [ 46, -96 ], [ 34, 0 ], [ -34, 0 ] ], c.brick ) + rect( -52, -104, 104, 22, c.brickShade )
	);
};

/** A jar with coins in it, on 0, 0; 170 wide, 240 high. */
export const jar = ( c ) =>
	rect( -84, -216, 168, 216, c.white, { rx: 26, opacity: 0.55 } ) +
	steps( 0, 4, 5 ).map( ( row ) => steps( -54, 54, 4 - ( row % 2 ) ).map( ( x, index ) => circle( x + ( row % 2 ? 4 : 0 ), -26 - row * 26, 20, ( row + index ) % 3 ? c.gold : c.goldShade ) + circle( x + ( row % 2 ? 4 : 0 ), -26 - row * 26, 12, 'none', { stroke: c.hook, 'stroke-width': 2.5 } ) ).join( '' ) ).join( '' ) +
	rect( -84, -216, 168, 216, 'none', { rx: 26, stroke: c.ironShade, 'stroke-width': 5 } ) + strokes( [ [ -62, -180, -62, -60 ] ], c.white, 8, { opacity: 0.8 } ) +
	rect( -76, -246, 152, 34, c.roof, { rx: 8 } ) + strokes( steps( -60, 60, 9 ).map( ( x ) => [ x, -238, x, -220 ] ), c.roofShade, 4 );

/** A bowl of lemons on 0, 0; 220 wide. */
export const lemons = ( c ) =>
	[ [ -52, -66 ], [ 0, -76 ], [ 50, -64 ] ].map( ( [ x, y ] ) => path( `M${ x - 34 } ${ y }Q${ x } ${ y - 48 } ${ x + 34 } ${ y }Q${ x } ${ y + 48 } ${ x - 34 } ${ y }Z`, c.gold ) ).join( '' ) +
	path( 'M0 -108q20 -34 52 -30q-8 30 -52 30', c.leaf ) + path( 'M-110 -64H110Q100 0 34 0H-34Q-100 0 -110 -64Z', c.white ) + path( 'M30 -64H110Q100 0 34 0H0Q30 -20 30 -64Z', c.wallShade, { opacity: 0.6 } );

/** A lamp over a table: its cord comes down from y = top to 0, 0. */
export const lamp = ( c, top ) => strokes( [ [ 0, top, 0, -90 ] ], c.line, 5 ) + path( 'M-92 0Q-84 -84 -16 -94H16Q84 -84 92 0Z', c.roof ) + path( 'M-40 0a40 18 0 0 0 80 0Z', c.sun );

/** A window onto hills, from 0, 0 downwards, without glass in the way of the view. */
export const view = ( c, width, height ) =>
	rect( -14, -14, width + 28, height + 28, c.white ) + rect( 0, 0, width, height, c.far ) +
	circle( width * 0.7, height * 0.34, height * 0.15, c.sun ) +
	path( `M0 ${ height }V${ height * 0.62 }C${ width * 0.2 } ${ height * 0.4 } ${ width * 0.4 } ${ height * 0.5 } ${ width * 0.58 } ${ height * 0.64 }S${ width * 0.9 } ${ height * 0.5 } ${ width } ${ height * 0.6 }V${ height }Z`, c.leafLight ) +
	path( `M0 ${ height }V${ height * 0.8 }C${ width * 0.3 } ${ height * 0.66 } ${ width * 0.6 } ${ height * 0.9 } ${ width } ${ height * 0.74 }V${ height }Z`, c.leafShade ) +
	at( width * 0.27, height * 0.8, path( blob( 0, -44, 34, 38, dice( 6 ) ), c.leaf ) + rect( -4, -16, 8, 22, c.barkShade ) ) +
	rect( width / 2 - 7, 0, 14, height, c.white ) + rect( 0, height / 2 - 5, width, 10, c.white ) + rect( -34, height + 12, width + 68, 22, c.white ) + rect( -34, height + 30, width + 68, 8, c.wallShade );

/** A key from its ring at 0, 0 downwards; 260 long. */
export const key = ( c, fill, shade ) =>
	circle( 0, 62, 54, fill ) + circle( 0, 44, 20, shade ) + rect( -13, 108, 26, 160, fill ) + rect( 4, 108, 9, 160, shade ) +
	rect( 13, 206, 34, 18, fill ) + rect( 13, 238, 24, 18, fill );

/** A tag in the shape of a house, hanging from 0, 0. */
export const houseTag = ( c ) =>
	shape( [ [ 0, 14 ], [ 84, 92 ], [ 66, 92 ], [ 66, 190 ], [ -66, 190 ], [ -66, 92 ], [ -84, 92 ] ], c.wall ) + circle( 0, 46, 10, c.roof ) +
	rect( -18, 122, 36, 68, c.brick ) + rect( 32, 116, 22, 26, c.glassShade ) + rect( -54, 116, 22, 26, c.glassShade );

/** A balance on 0, 0: a beam 520 wide, what lies in the pans given. */
export const balance = ( c, left, right ) =>
	rect( -90, -16, 180, 16, c.line ) + shape( [ [ -12, -16 ], [ 12, -16 ], [ 6, -380 ], [ -6, -380 ] ], c.line ) +
	stroke( 'M-250 -330L250 -390', c.line, 12 ) + circle( 0, -362, 18, c.gold ) +
	[ [ -250, -330, left ], [ 250, -390, right ] ].map( ( [ x, y, content ] ) => at( x, y, strokes( [ [ 0, 0, -84, 180 ], [ 0, 0, 84, 180 ] ], c.line, 4 ) + at( 0, 180, content ) + path( 'M-104 178H104Q84 226 0 226T-104 178Z', c.roof ) ) ).join( '' );
