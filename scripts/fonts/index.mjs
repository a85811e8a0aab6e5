/**
 * npm run fonts: copies the library's fonts (contract/fonts/library.json) with their licences from their packages to
 * plugin/build/fonts, and writes library.php with the data that pages need to use them.
 */
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printData } from '../contract/php.mjs';
import { write } from '../contract/write.mjs';
import { fallbacksOf } from './fallbacks.mjs';

const ROOT = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const TARGET = join( ROOT, 'plugin', 'build', 'fonts' );
const require = createRequire( import.meta.url );

const parse = ( file ) => readFile( file, 'utf8' ).then( JSON.parse );

/** Returns the folder of a package; `package.json` is the file that every package exports. */
const folderOf = ( id ) =>
	dirname( require.resolve( `@fontsource-variable/${ id }/package.json` ) );

/** Shortens a range as CSS allows: U+0000-00FF is U+0-FF. */
const shortRange = ( range ) => range.replace( /\b0+(?=[0-9A-F])/g, '' );

/** Copies the files of a font, and returns the data that pages need. */
async function copyFont( { id, family } ) {
	const folder = folderOf( id );
	const { variable, category } = await parse( join( folder, 'metadata.json' ) );
	const { latin } = await parse( join( folder, 'unicode.json' ) );
	const { version } = await parse( join( folder, 'package.json' ) );

	await cp(
		join( folder, `files/${ id }-latin-wght-normal.woff2` ),
		join( TARGET, `${ id }.woff2` )
	);
	await cp( join( folder, 'LICENSE' ), join( TARGET, `${ id }.txt` ) );
	return {
		family,
		file: `${ id }.woff2`,
		version,
		generic: category === 'serif' ? 'serif' : 'sans-serif',
		lightest: Number( variable.wght.min ),
		heaviest: Number( variable.wght.max ),
		range: shortRange( latin ),
		fallbacks: fallbacksOf( family, category ),
	};
}

const fonts = await parse( join( ROOT, 'contract', 'fonts', 'library.json' ) );
await mkdir( TARGET, { recursive: true } );
const library = {};
for ( const font of fonts ) {
	library[ font.id ] = await copyFont( font );
}
await write(
	join( TARGET, 'library.php' ),
	printData( 'The library of web fonts.', library, false )
);

const expectedFiles = new Set( [
	'library.php',
	...fonts.flatMap( ( { id } ) => [ `${ id }.woff2`, `${ id }.txt` ] ),
] );
for ( const name of await readdir( TARGET ) ) {
	if ( ! expectedFiles.has( name ) ) {
		await rm( join( TARGET, name ) );
	}
}
process.stdout.write( `fonts: ${ fonts.length } families\n` );
