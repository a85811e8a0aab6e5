import { at, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

/** A saw-toothed leaf that starts at 0, 0 and points right. */
const leaf = ( c, length, half, fill, rib ) => {
	const teeth = Math.round( length / 20 );
	const width = ( t ) => half * Math.sin( Math.PI * Math.min( 1, 0.12 + t * 0.88 ) ) ** 0.7;
	const side = ( sign ) =>
		steps( 0, 1, teeth ).flatMap( ( t ) => [
			[ t * length, sign * width( t ) ],
			[ Math.min( length, t * length + length / teeth * 0.72 ), sign * ( width( t ) * 0.82 ) ],
		] );
	return (
		shape( [ [ 0, 0 ], ...side( -1 ), [ length + 8, 0 ], ...side( 1 ).reverse() ], fill ) +
		stroke( `M0 0L${ length } 0`, rib, 3.5 ) +
		strokes( steps( 0.12, 0.86, teeth ).flatMap( ( t ) => [ [ t * length, 0, t * length + 14, -width( t ) * 0.62 ], [ t * length, 0, t * length + 14, width( t ) * 0.62 ] ] ), rib, 1.8 )
	);
};

const turned = ( degrees, content ) => `<g transform="rotate(${ degrees })">${ content }</g>`;

/** A flower spike standing on 0, 0: rows of hooked styles on a rounded column. */
const spike = ( c, height, half ) => {
	const rows = Math.round( height / 17 );
	const hooks = steps( 0, rows - 1, rows ).flatMap( ( row ) => {
		const y = -height + 22 + row * 16;
		return steps( -half + 10, half - 10, 7 ).map( ( x ) => `M${ x - 6 } ${ y + ( row % 2 ) * 3 }q6 -9 12 0` );
	} );
	const fringe = steps( -height + 34, -22, Math.round( height / 12 ) ).map( ( y ) => `M${ -half } ${ y }q-13 -2 -17 -11M${ half } ${ y }q13 -2 17 -11` );
	return (
		stroke( fringe.join( '' ), c.gold, 4 ) +
		rect( -half, -height, half * 2, height, c.gold, { rx: half } ) +
		path( `M0 ${ -height }a${ half } ${ half } 0 0 1 ${ half } ${ half }V${ -half }a${ half } ${ half } 0 0 1 ${ -half } ${ half }Q${ half * 0.5 } ${ -height / 2 } 0 ${ -height }Z`, c.goldShade, { opacity: 0.45 } ) +
		stroke( hooks.join( '' ), c.hook, 3 )
	);
};

const whorl = ( c, angles, length, half ) =>
	angles.map( ( angle, index ) => turned( angle, leaf( c, length * ( 0.86 + ( index % 3 ) * 0.09 ), half, index % 2 ? c.leaf : c.leafShade, c.leafLight ) ) ).join( '' );

/** A branch with two flowers and a bud, rising from 0, 0; 760 wide, 900 high. */
export const banksia = ( c ) =>
	stroke( 'M-30 0C-20 -120 20 -210 -10 -330S-50 -450 -40 -480', c.barkShade, 22 ) +
	stroke( 'M6 -230C70 -270 150 -300 190 -360', c.barkShade, 15 ) +
	at( -20, -190, whorl( c, [ 196, 214, 158 ], 250, 26 ) ) +
	at( 4, -150, whorl( c, [ -8, 14 ], 250, 26 ) ) +
	at( 190, -356, whorl( c, [ -176, -14, 22, 48, -38 ], 210, 22 ) + spike( c, 210, 44 ) + whorl( c, [ -150, -128, -64 ], 130, 16 ) ) +
	at( -40, -476, whorl( c, [ 160, 186, 204, -8, 18, -28, -160 ], 290, 28 ) + spike( c, 350, 64 ) + whorl( c, [ 172, -148, -122, -56, -34, 6 ], 190, 22 ) );
