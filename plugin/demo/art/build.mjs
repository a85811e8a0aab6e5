/**
 * Renders the drawings to ../pictures: WebP by day and by night, on a clear ground, at the widths
 * that pages ask for. Run by hand after a change to a drawing, with its name or with none for all:
 * node plugin/demo/art/build.mjs news-keys
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { day, night } from './palettes.mjs';
import { banksia } from './pictures/banksia.mjs';
import { coast } from './pictures/coast.mjs';
import { indoors } from './pictures/news-indoors.mjs';
import { outdoors } from './pictures/news-outdoors.mjs';
import { share } from './pictures/share.mjs';
import { street } from './pictures/street.mjs';
import { vignettes } from './pictures/vignettes.mjs';

const OUT = new URL( '../pictures/', import.meta.url );
const QUALITY = 0.78;

/** Widths in pixels, the largest first: it gives the file its plain name, as WordPress has it. */
const pictures = [
	...[ street, coast ].map( ( picture ) => ( { ...picture, widths: [ 2400, 1800, 1350, 900 ] } ) ),
	{ ...banksia, widths: [ 1140, 760, 380 ] },
	...vignettes.map( ( picture ) => ( { ...picture, widths: [ 720, 360 ] } ) ),
	...[ ...outdoors, ...indoors ].map( ( picture ) => ( { ...picture, widths: [ 1248, 832, 624, 416 ] } ) ),
	{ ...share, widths: [ 1200, 600 ] },
];

const svg = ( { width, height, draw }, colours ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 ${ -height } ${ width } ${ height }">${ draw( colours ) }</svg>`;

/** Runs in the browser: an SVG as WebP of one size, in base 64. */
const toWebp = async ( [ source, width, height, quality ] ) => {
	const image = new Image();
	image.src = `data:image/svg+xml,${ encodeURIComponent( source ) }`;
	await image.decode();
	const canvas = Object.assign( document.createElement( 'canvas' ), { width, height } );
	canvas.getContext( '2d' ).drawImage( image, 0, 0, width, height );
	return canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ];
};

const installed = [ '/usr/bin/chromium', '/usr/bin/google-chrome' ].find( existsSync );
const browser = await chromium.launch( { executablePath: installed, args: [ '--no-sandbox' ] } );
const page = await browser.newPage();
await mkdir( OUT, { recursive: true } );

const asked = process.argv.slice( 2 );
for ( const picture of pictures.filter( ( { name } ) => ! asked.length || asked.includes( name ) ) ) {
	for ( const [ time, colours ] of Object.entries( { day, night } ) ) {
		for ( const [ index, width ] of picture.widths.entries() ) {
			const height = Math.round( ( picture.height * width ) / picture.width );
			const size = index ? `-${ width }x${ height }` : '';
			const data = await page.evaluate( toWebp, [ svg( picture, colours ), width, height, QUALITY ] );
			await writeFile( new URL( `${ picture.name }-${ time }${ size }.webp`, OUT ), data, 'base64' );
		}
	}
}
await browser.close();
