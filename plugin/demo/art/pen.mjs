/** Strokes and shapes of the drawings. The ground is y = 0; what stands on it has negative y. */

const attributes = ( given ) =>
	Object.entries( given )
		.map( ( [ name, value ] ) => ` ${ name }="${ value }"` )
		.join( '' );

const round = ( value ) => Math.round( value * 10 ) / 10;

export const rect = ( x, y, width, height, fill, more = {} ) =>
	`<rect${ attributes( { x: round( x ), y: round( y ), width: round( width ), height: round( height ), fill, ...more } ) }/>`;

export const circle = ( cx, cy, r, fill, more = {} ) =>
	`<circle${ attributes( { cx: round( cx ), cy: round( cy ), r: round( r ), fill, ...more } ) }/>`;

export const path = ( d, fill, more = {} ) => `<path${ attributes( { d, fill, ...more } ) }/>`;

/** A closed shape through points. */
export const shape = ( points, fill, more = {} ) =>
	path( `M${ points.map( ( [ x, y ] ) => `${ round( x ) } ${ round( y ) }` ).join( 'L' ) }Z`, fill, more );

/** One stroke along a path. */
export const stroke = ( d, colour, width = 2.5, more = {} ) =>
	path( d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more } );

/** Many straight strokes as one path: [ x1, y1, x2, y2 ] each. */
export const strokes = ( lines, colour, width = 2, more = {} ) =>
	stroke( lines.map( ( [ x1, y1, x2, y2 ] ) => `M${ round( x1 ) } ${ round( y1 ) }L${ round( x2 ) } ${ round( y2 ) }` ).join( '' ), colour, width, more );

export const at = ( x, y, content, scale = 1 ) =>
	`<g transform="translate(${ round( x ) } ${ round( y ) })${ scale === 1 ? '' : ` scale(${ scale })` }">${ content }</g>`;

export const flipped = ( x, content ) => `<g transform="translate(${ round( x ) } 0) scale(-1 1)">${ content }</g>`;

/** `count` numbers from `from` to `to`, both included. */
export const steps = ( from, to, count ) =>
	Array.from( { length: count }, ( _, index ) => from + ( ( to - from ) * index ) / Math.max( 1, count - 1 ) );

/** The same "random" numbers at every run, from 0 to 1. */
export const dice = ( seed ) => () => {
	seed = ( seed + 0x6d2b79f5 ) | 0;
	let t = Math.imul( seed ^ ( seed >>> 15 ), 1 | seed );
	t = ( t + Math.imul( t ^ ( t >>> 7 ), 61 | t ) ) ^ t;
	return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
};

/** A smooth closed line through points. */
const smooth = ( points ) => {
	const get = ( index ) => points[ ( index + points.length ) % points.length ];
	return `M${ get( 0 ).map( round ).join( ' ' ) }${ points
		.map( ( [ x, y ], index ) => {
			const [ [ ax, ay ], [ bx, by ], [ cx, cy ] ] = [ get( index - 1 ), get( index + 1 ), get( index + 2 ) ];
			const control = [ x + ( bx - ax ) / 6, y + ( by - ay ) / 6, bx - ( cx - x ) / 6, by - ( cy - y ) / 6, bx, by ];
			return `C${ control.map( round ).join( ' ' ) }`;
		} )
		.join( '' ) }Z`;
};

/** A cut-out looking round thing, never quite a circle. */
export const blob = ( x, y, width, height, roll, bumps = 9 ) =>
	smooth(
		steps( 0, Math.PI * 2 * ( 1 - 1 / bumps ), bumps ).map( ( angle ) => {
			const reach = 0.86 + roll() * 0.24;
			return [ x + Math.cos( angle ) * width * reach, y + Math.sin( angle ) * height * reach ];
		} )
	);
