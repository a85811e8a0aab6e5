import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, fromCache, moveToCache } from '../../scripts/wordpress/cache.mjs';
import { versionOf } from '../../scripts/wordpress/core.mjs';
import { fromDebian } from '../../scripts/wordpress/debian.mjs';

/** Debian's suites, which have different versions of WordPress. */
const SUITES = [ 'trixie', 'forky', 'sid' ];

/** Apart from the cores that other commands take the newest of. */
function ownCache() {
	const folder = join( cacheFolder(), 'matrix' );
	mkdirSync( folder, { recursive: true } );
	return folder;
}

/** Each suite's core into the cache, once. */
async function fetchAll( log ) {
	const cache = ownCache();
	for ( const suite of SUITES ) {
		const temp = await mkdtemp( join( cache, 'download-' ) );
		const to = join( temp, 'core' );
		try {
			if ( await fromDebian( { to, temp, log, suites: [ suite ] } ).catch( () => false ) ) {
				log( `${ suite } has WordPress ${ versionOf( to ) }` );
				moveToCache( to, cache );
			}
		} finally {
			await rm( temp, { recursive: true, force: true } );
		}
	}
}

let fetched;

/**
 * The folder of a core, from the cache or one of Debian's suites; null where it is not to be had.
 *
 * @param {string}                version Such as 6.8.
 * @param {(step:string)=>void} log
 */
export async function coreOf( version, log ) {
	const cached = () => fromCache( cacheFolder(), version ) ?? fromCache( ownCache(), version );
	const found = cached();
	if ( found ) {
		return found;
	}
	await ( fetched ??= fetchAll( log ) );
	return cached();
}
