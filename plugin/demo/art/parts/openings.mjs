import { path, rect, strokes } from '../pen.mjs';

/** A sash window with its sill; x, y is its top left corner. */
export const sash = ( c, x, y, width = 44, height = 70 ) =>
	rect( x - 4, y - 4, width + 8, height + 8, c.white ) +
	rect( x, y, width, height, c.glass ) +
	path( `M${ x } ${ y + height }L${ x + width } ${ y }V${ y + height }Z`, c.glassShade, { opacity: 0.55 } ) +
	strokes( [ [ x, y + height / 2, x + width, y + height / 2 ], [ x + width / 2, y, x + width / 2, y + height ] ], c.white, 3 ) +
	rect( x - 8, y + height + 4, width + 16, 6, c.white );

/** A window with a round head, for terraces. */
export const arched = ( c, x, y, width = 34, height = 78 ) => {
	const half = width / 2;
	const head = ( grow ) =>
		`M${ x - grow } ${ y + height }V${ y + half }A${ half + grow } ${ half + grow } 0 0 1 ${ x + width + grow } ${ y + half }V${ y + height }Z`;
	return (
		path( head( 5 ), c.white ) +
		path( head( 0 ), c.glass ) +
		strokes( [ [ x, y + height * 0.55, x + width, y + height * 0.55 ], [ x + half, y + 4, x + half, y + height ] ], c.white, 3 ) +
		rect( x - 8, y + height, width + 16, 6, c.white )
	);
};

/** A panelled door with a fanlight; y is where it stands. */
export const door = ( c, x, y, width = 46, height = 96, fill = c.door ) =>
	rect( x - 4, y - height - 26, width + 8, height + 26, c.white ) +
	rect( x, y - height - 22, width, 18, c.glass ) +
	rect( x, y - height, width, height, fill ) +
	rect( x + 7, y - height + 9, width / 2 - 10, 34, c.line, { opacity: 0.28 } ) +
	rect( x + width / 2 + 3, y - height + 9, width / 2 - 10, 34, c.line, { opacity: 0.28 } ) +
	rect( x + 7, y - 42, width - 14, 32, c.line, { opacity: 0.28 } ) +
	rect( x + width - 11, y - height * 0.52, 5, 5, c.gold );
