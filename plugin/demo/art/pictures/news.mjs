import { rect } from '../pen.mjs';

/** A picture for an article, painted to its edges: `ground` names the colour of what lies behind. */
export const news = ( name, ground, draw ) => ( {
	name: `news-${ name }`,
	width: 936,
	height: 624,
	draw: ( c ) => rect( 0, -624, 936, 624, c[ ground ] ) + draw( c ),
} );
