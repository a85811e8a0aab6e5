import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file atomically, and only if its content changed: a running site never reads an incomplete file, and file
 * watchers are not triggered without need.
 *
 * @param {string} file
 * @param {string} text
 */
export async function write( file, text ) {
	if ( ( await readFile( file, 'utf8' ).catch( () => null ) ) === text ) {
		return;
	}
	const draft = `${ file }.${ process.pid }`;
	await mkdir( dirname( file ), { recursive: true } );
	await writeFile( draft, text );
	await rename( draft, file );
}

/**
 * Removes files that an earlier run wrote and this one did not.
 *
 * @param {string}   folder
 * @param {string[]} currentFiles Files of this run.
 */
export async function prune( folder, currentFiles ) {
	for ( const entry of await readdir( folder, { recursive: true, withFileTypes: true } ) ) {
		const file = join( entry.parentPath ?? entry.path, entry.name );
		if ( entry.isFile() && file.endsWith( '.ts' ) && ! currentFiles.includes( file ) ) {
			await rm( file, { force: true } );
		}
	}
}
