import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, DATA } from '../system/folders.mjs';
import { compareVersions, isUsable, versionOf } from './core.mjs';

const NAME = /^wordpress-(\d.*)$/;

/** The user's cache, or this clone's where that cannot be written. */
export function cacheFolder() {
	for ( const folder of [ CACHE, join( DATA, 'cache' ) ] ) {
		try {
			mkdirSync( join( folder, `probe-${ process.pid }` ), { recursive: true } );
			rmSync( join( folder, `probe-${ process.pid }` ), { recursive: true } );
			return folder;
		} catch {}
	}
	throw new Error( `Neither ${ CACHE } nor ${ DATA } can be written.` );
}

/**
 * The newest core in the cache, or null.
 *
 * @param {string} [folder]
 * @param {string} [version] Only of this one, such as 6.8.
 */
export function fromCache( folder = cacheFolder(), version = '' ) {
	const name = readdirSync( folder )
		.filter( ( candidate ) => NAME.test( candidate ) && isUsable( join( folder, candidate ) ) )
		.filter( ( candidate ) =>
			`${ NAME.exec( candidate )[ 1 ] }.`.startsWith( version && `${ version }.` )
		)
		.sort( ( a, b ) => compareVersions( NAME.exec( b )[ 1 ], NAME.exec( a )[ 1 ] ) )[ 0 ];
	return name ? join( folder, name ) : null;
}

/** Moves a finished core into the cache; if another process was faster, its one stays. */
export function moveToCache( core, folder = cacheFolder() ) {
	const target = join( folder, `wordpress-${ versionOf( core ) }` );
	if ( ! isUsable( target ) ) {
		rmSync( target, { recursive: true, force: true } );
		try {
			renameSync( core, target );
		} catch ( error ) {
			if ( ! isUsable( target ) ) {
				throw error;
			}
		}
	}
	return target;
}
