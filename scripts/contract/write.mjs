import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file in one step, and not at all when it says that already: a site that is being served
 * never reads half of it, and whoever watches it is not woken for nothing.
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
 * Removes what an earlier run wrote and this one did not.
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
