import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Date of every file, so that the same files always make the same archive. */
const DATE = new Date( '2026-01-01T00:00:00Z' );
const MODE = 0o644;

/**
 * Writes the plugin's files into a folder, in the structure in which they are shipped.
 *
 * @param {{name:string, content:Buffer|string}[]} files
 * @param {string}                                 folder
 */
export function stage( files, folder ) {
	const folders = new Set( files.map( ( { name } ) => dirname( name ) ) );
	folders.forEach( ( name ) => mkdirSync( join( folder, name ), { recursive: true } ) );
	for ( const { name, content } of files ) {
		const file = join( folder, name );
		writeFileSync( file, content );
		chmodSync( file, MODE );
		utimesSync( file, DATE, DATE );
	}
}
