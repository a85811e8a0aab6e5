import { at, blob, dice, path, rect, shape, steps, stroke, strokes } from '../pen.mjs';

/** Short cuts of the gouge, which let the light in. */
const cuts = ( x, y, width, height, roll, count, colour ) =>
	strokes( steps( 1, count, count ).map( () => {
		const [ left, top ] = [ x + ( roll() * 2 - 1 ) * width * 0.7, y + ( roll() * 2 - 1 ) * height * 0.65 ];
		return [ left, top, left + 8 + roll() * 14, top + 3 + roll() * 5 ];
	} ), colour, 3 );

const crown = ( c, roll, [ x, y, width, height ] ) =>
	path( blob( x + 6, y + 9, width, height, roll ), c.leafShade ) +
	path( blob( x, y, width, height, roll ), c.leaf ) +
	cuts( x, y - height * 0.1, width, height, roll, Math.round( width / 5 ), c.leafLight );

/** A ghost gum: pale leaning trunk, leaves in clouds; about 330 wide, 470 high. */
export const gum = ( c, seed = 3 ) => {
	const roll = dice( seed );
	return (
		path( 'M-16 0C-6 -110 -30 -170 -2 -250C12 -296 -36 -330 -58 -370L-44 -376C-22 -344 14 -330 22 -292C40 -330 70 -344 84 -392L98 -386C92 -336 52 -310 36 -262C16 -186 30 -110 22 0Z', c.bark ) +
		path( 'M4 0C12 -110 -4 -180 20 -258L36 -262C16 -186 30 -110 22 0Z', c.barkShade ) +
		strokes( [ [ -14, -60, 2, -64 ], [ -12, -128, 4, -122 ], [ -10, -196, 4, -204 ], [ 0, -268, 14, -262 ] ], c.barkShade, 3 ) +
		[ [ -84, -392, 78, 46 ], [ 96, -410, 86, 50 ], [ 4, -446, 92, 52 ], [ -128, -336, 52, 30 ], [ 150, -350, 56, 32 ] ].map( ( box ) => crown( c, roll, box ) ).join( '' )
	);
};

/** A round garden tree; about 150 wide. */
export const round = ( c, seed = 5, height = 190 ) => {
	const roll = dice( seed );
	return rect( -6, -height * 0.55, 12, height * 0.55, c.barkShade ) + crown( c, roll, [ 0, -height * 0.68, height * 0.38, height * 0.34 ] );
};

/** A Norfolk pine, tier above tier; 190 wide, 440 high. */
export const pine = ( c, height = 440 ) =>
	rect( -5, -height * 0.95, 10, height * 0.95, c.barkShade ) +
	steps( 0, 8, 9 ).map( ( tier ) => {
		const [ y, half ] = [ -height * ( 0.2 + tier * 0.088 ), 92 - tier * 9.6 ];
		return shape( [ [ 0, y - 40 ], [ half * 0.6, y - 12 ], [ half, y - 14 ], [ half * 0.5, y + 4 ], [ 0, y - 4 ], [ -half * 0.5, y + 4 ], [ -half, y - 14 ], [ -half * 0.6, y - 12 ] ], tier % 2 ? c.leaf : c.leafShade );
	} ).join( '' ) +
	stroke( `M0 ${ -height * 0.95 }V${ -height }`, c.leafShade, 5 );

/** A banksia bush in flower; about 150 wide. */
export const bush = ( c, seed = 8 ) => {
	const roll = dice( seed );
	const cone = ( x, y ) => rect( x - 9, y - 30, 18, 34, c.gold, { rx: 9 } ) + strokes( steps( y - 24, y - 2, 5 ).map( ( line ) => [ x - 6, line, x + 6, line ] ), c.goldShade, 2.5 );
	return (
		path( blob( 4, -42, 72, 46, roll, 11 ), c.leafShade ) +
		path( blob( 0, -46, 68, 42, roll, 11 ), c.leaf ) +
		strokes( steps( 1, 22, 22 ).map( () => { const [ x, y ] = [ ( roll() * 2 - 1 ) * 54, -46 + ( roll() * 2 - 1 ) * 32 ]; return [ x, y, x + ( roll() - 0.5 ) * 18, y - 12 ]; } ), c.leafLight, 3 ) +
		cone( -36, -68 ) + cone( 6, -86 ) + cone( 42, -60 )
	);
};

/** Grass at the foot of things. */
export const tuft = ( c, x, size = 1 ) =>
	stroke( [ -9, -4, 0, 5, 10 ].map( ( lean, index ) => `M${ x + lean * 0.4 } 0q${ lean * 0.2 } ${ -8 * size } ${ lean } ${ -( 12 + ( index % 2 ) * 8 ) * size }` ).join( '' ), c.leafShade, 3 );

/** Magpies on a wire, by where their feet are. */
export const birds = ( c, places ) =>
	places.map( ( [ x, y ] ) => at( x, y, path( 'M-3 0C-12 -6 -10 -20 2 -24C4 -32 14 -32 16 -25L24 -22L15 -20C16 -10 10 -2 4 0L-10 16L-15 13Z', c.bird ) + path( 'M-4 -4C-6 -12 -2 -18 4 -20C2 -12 2 -8 -4 -4Z', c.paper ) ) ).join( '' );
