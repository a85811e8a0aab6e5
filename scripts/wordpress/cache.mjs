import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, DATA } from '../system/folders.mjs';
import { compareVersions, isUsable, versionOf } from './core.mjs';

const NAME = /^wordpress-(\d.*)$/;

/** Returns the user's cache folder, or this clone's if that is not writable. */
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
 * Returns the newest core in the cache, or null.
 *
 * @param {string} [folder]
 * @param {string} [version] Version to look for, such as 6.8; any by default.
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

/** Moves a complete core into the cache; if another process was faster, its core stays. */
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
