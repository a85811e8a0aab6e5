import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';

function filesIn( path ) {
	const full = join( ROOT, path );
	if ( ! existsSync( full ) ) {
		return [];
	}
	return statSync( full ).isDirectory()
		? readdirSync( full ).flatMap( ( name ) => filesIn( `${ path }/${ name }` ) )
		: [ path ];
}

/**
 * Returns a hash that changes whenever one of the files is changed, added or removed.
 *
 * @param {string[]}                paths    Files and folders of the repository.
 * @param {(path:string)=>boolean} [counts] Whether a file counts.
 */
export function fingerprint( paths, counts = () => true ) {
	const hash = createHash( 'sha256' );
	for ( const path of paths.flatMap( filesIn ).filter( counts ).sort() ) {
		hash.update( `${ path }\0` ).update( readFileSync( join( ROOT, path ) ) );
	}
	return hash.digest( 'hex' );
}
