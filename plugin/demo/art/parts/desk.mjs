import { at, circle, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

export const turned = ( degrees, content ) => `<g transform="rotate(${ degrees })">${ content }</g>`;

const lines = ( c, width, rows ) =>
	strokes( rows.map( ( [ y, part ] ) => [ 30, y, 30 + ( width - 60 ) * part, y ] ), c.ironShade, 5 );

/** A sheet of paper from 0, 0 downwards, its words only strokes. */
export const sheet = ( c, width = 260, height = 350 ) =>
	rect( 9, 9, width, height, c.line, { opacity: 0.22 } ) + rect( 0, 0, width, height, c.white ) +
	rect( 30, 32, width * 0.42, 14, c.roof ) +
	lines( c, width, steps( 78, height - 96, Math.round( ( height - 150 ) / 26 ) ).map( ( y, index ) => [ y, [ 1, 0.92, 0.98, 0.6 ][ index % 4 ] ] ) ) +
	stroke( `M${ width - 128 } ${ height - 40 }q12 -26 22 -6t22 -8t20 4t26 -12`, c.line, 4 ) + strokes( [ [ width - 136, height - 28, width - 28, height - 28 ] ], c.wallShade, 3 );

/** A pen, point at 0, 0, lying to the right; 210 long. */
export const pen = ( c ) =>
	shape( [ [ 0, 0 ], [ 30, -9 ], [ 30, 9 ] ], c.line ) + rect( 28, -9, 120, 18, c.brick ) + rect( 144, -9, 8, 18, c.gold ) + rect( 150, -9, 58, 18, c.brickShade, { rx: 8 } ) + rect( 150, -14, 46, 5, c.gold );

/** A cup from the side, standing on 0, 0; 90 wide. */
export const cup = ( c, fill = c.brick, shade = c.brickShade ) =>
	path( 'M36 -62h16q22 2 20 22t-28 20', 'none', { stroke: fill, 'stroke-width': 10 } ) +
	path( 'M-44 -78H44L36 -14Q34 0 20 0H-20Q-34 0 -36 -14Z', fill ) + path( 'M8 -78H44L36 -14Q34 0 20 0H-4Q8 -8 10 -20Z', shade, { opacity: 0.6 } ) +
	stroke( 'M-14 -98q-10 -14 0 -26t0 -26M14 -98q-10 -14 0 -26t0 -26', c.white, 5, { opacity: 0.75 } );

/** Spectacles around 0, 0; 190 wide. */
export const glasses = ( c ) =>
	[ -50, 50 ].map( ( x ) => rect( x - 40, -30, 80, 60, c.glass, { rx: 26, opacity: 0.35, stroke: c.line, 'stroke-width': 7 } ) ).join( '' ) +
	stroke( 'M-12 -6q12 -12 24 0M-90 -8l-30 -54M90 -8l30 -54', c.line, 7 );

/** Coins in a pile on 0, 0, each 20 high. */
export const coins = ( c, count, width = 74 ) =>
	steps( 0, count - 1, count ).map( ( index ) => {
		const [ x, y ] = [ ( ( index * 7 ) % 5 ) - 2, -20 - index * 19 ];
		return rect( x - width / 2, y, width, 18, c.gold, { rx: 6 } ) + rect( x - width / 2, y + 11, width, 7, c.goldShade, { rx: 3 } ) + strokes( steps( x - width / 2 + 10, x + width / 2 - 10, 7 ).map( ( line ) => [ line, y + 4, line, y + 10 ] ), c.goldShade, 2 );
	} ).join( '' );

/** An open account book around 0, 0, with columns on the right page; 520 wide. */
export const ledger = ( c ) =>
	rect( -262, -164, 524, 336, c.roof, { rx: 10 } ) +
	shape( [ [ -250, -158 ], [ 0, -148 ], [ 0, 168 ], [ -250, 158 ] ], c.white ) + shape( [ [ 250, -158 ], [ 0, -148 ], [ 0, 168 ], [ 250, 158 ] ], c.wall ) +
	strokes( steps( -108, 112, 9 ).map( ( y, index ) => [ -222, y - 2, -222 + [ 150, 172, 130 ][ index % 3 ], y + 2 ] ), c.ironShade, 5 ) +
	strokes( [ [ -40, -116, -40, 132 ] ], c.brick, 3 ) +
	[ 64, 104, 90, 146, 180 ].map( ( height, index ) => rect( 34 + index * 40, 118 - height, 26, height, index === 4 ? c.gold : c.leaf ) ).join( '' ) +
	strokes( [ [ 26, 120, 232, 122 ] ], c.line, 4 );

/** A map with its folds around 0, 0; 560 wide. */
export const map = ( c ) => {
	const panel = ( x, index ) => shape( [ [ x, index % 2 ? -170 : -190 ], [ x + 140, index % 2 ? -190 : -170 ], [ x + 140, index % 2 ? 170 : 190 ], [ x, index % 2 ? 190 : 170 ] ], index % 2 ? c.wall : c.white );
	return (
		steps( -280, 140, 4 ).map( panel ).join( '' ) +
		path( 'M-280 60C-180 20 -150 150 -40 110S100 20 280 70V178L140 190L0 170L-140 190L-280 172Z', c.sea ) +
		stroke( 'M-280 -60C-200 -90 -120 -20 -20 -60S160 -150 280 -120M-170 -186C-150 -100 -180 -20 -150 70M90 -182C70 -80 120 -10 90 60', c.wallShade, 12 ) +
		[ [ -240, -140 ], [ -90, -140 ], [ -60, 10 ], [ 10, -130 ], [ 170, -60 ], [ 190, 10 ], [ -240, -10 ] ].map( ( [ x, y ], index ) => rect( x, y, 44, 34, index % 3 ? c.leafLight : c.iron ) ).join( '' ) +
		stroke( 'M-206 -96C-150 -60 -100 -80 -50 -40S80 20 168 -98', c.brick, 7, { 'stroke-dasharray': '4 17' } ) +
		[ [ -206, -96, c.roof ], [ 168, -98, c.brick ] ].map( ( [ x, y, fill ] ) => at( x, y, path( 'M0 0C-34 -44 -30 -84 0 -84S34 -44 0 0Z', fill ) + circle( 0, -54, 12, c.white ) ) ).join( '' )
	);
};

/** Drawings of a house on a long sheet, from 0, 0 downwards; 520 wide. */
export const plans = ( c ) =>
	rect( 9, 9, 520, 330, c.line, { opacity: 0.22 } ) + rect( 0, 0, 520, 330, c.white ) +
	[ [ 60, 150, 200, 270 ], [ 60, 150, 150, 80 ], [ 150, 80, 240, 150 ] ].map( ( [ x1, y1, x2, y2 ], index ) => ( index ? stroke( `M${ x1 } ${ y1 }L${ x2 } ${ y2 }`, c.roof, 6 ) : stroke( `M${ x1 } ${ y1 }H240V${ y2 }H${ x1 }Z`, c.roof, 6 ) ) ).join( '' ) +
	stroke( 'M130 270V200H170V270M84 180H112V214H84ZM188 180H216V214H188Z', c.roof, 4 ) +
	stroke( 'M300 80H470V250H300ZM300 160H390V250M390 80V120M430 160H470', c.roof, 6 ) + stroke( 'M390 160a40 40 0 0 1 40 -40', c.ironShade, 3 ) +
	strokes( [ [ 60, 296, 240, 296 ], [ 60, 288, 60, 304 ], [ 240, 288, 240, 304 ], [ 300, 276, 470, 276 ], [ 300, 268, 300, 284 ], [ 470, 268, 470, 284 ] ], c.brick, 3 );
