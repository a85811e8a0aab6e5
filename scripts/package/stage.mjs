import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of every file, so that the same files make the same archive, whoever packs them and when. */
const DATE = new Date( '2026-01-01T00:00:00Z' );
const MODE = 0o644;

/**
 * Lays the plugin's parts out as they are shipped.
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
