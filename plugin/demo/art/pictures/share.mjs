import { bungalow } from '../parts/bungalow.mjs';
import { queenslander } from '../parts/queenslander.mjs';
import { letterbox, pickets, ute } from '../parts/street-furniture.mjs';
import { bush, gum, pine, round } from '../parts/trees.mjs';
import { at, circle, flipped, path, rect } from '../pen.mjs';

/** What others show beside a link to the site, where a page has no picture of its own: 1200 by 630, the size they ask for. */
export const share = {
	name: 'share',
	width: 1200,
	height: 630,
	draw: ( c ) =>
		rect( 0, -630, 1200, 630, c.far ) + circle( 640, -410, 92, c.sun ) +
		path( 'M0 0V-250C180 -330 380 -290 600 -220S1000 -310 1200 -240V0Z', c.leafLight ) +
		at( 110, -120, gum( c ) ) + at( 1136, -120, pine( c ) ) + at( 672, -120, round( c, 21, 250 ) ) +
		rect( 0, -130, 1200, 130, c.leafShade ) +
		at( 196, -120, queenslander( c ), 1.04 ) + at( 716, -120, bungalow( c ), 1.04 ) +
		rect( 0, -66, 1200, 66, c.ironShade ) + rect( 0, -70, 1200, 6, c.wall ) +
		at( 0, -66, pickets( c, 170 ) ) + at( 650, -72, letterbox( c ) ) + at( 1130, -60, bush( c, 6 ) ) + at( 196, -72, bush( c, 14 ) ) +
		at( 0, -16, flipped( 640, ute( c ) ) ),
};
