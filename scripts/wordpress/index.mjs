import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { cacheFolder, fromCache, moveToCache } from './cache.mjs';
import { isUsable, MINIMUM, versionOf } from './core.mjs';
import { fromDebian } from './debian.mjs';
import { fromWordPressOrg } from './wordpress-org.mjs';

const SOURCES = [ fromWordPressOrg, fromDebian ];

function usableCore( folder ) {
	if ( ! isUsable( folder ) ) {
		throw new CommandError(
			`WP_CORE_DIR is ${ folder }, which holds ${ versionOf( folder ) ? `WordPress ${ versionOf( folder ) }` : 'no WordPress' }; it needs ${ MINIMUM } or newer.`
		);
	}
	return folder;
}

/** Downloads a core into the cache from the first source that has one; returns null if none has. */
async function download( { sources, log, signal } ) {
	const cache = cacheFolder();
	const temp = await mkdtemp( join( cache, 'download-' ) );
	try {
		for ( const source of sources ) {
			const to = join( temp, 'core' );
			if ( await source( { to, temp, log, signal } ).catch( () => false ) ) {
				return moveToCache( to, cache );
			}
			if ( signal?.aborted ) {
				throw new Stopped();
			}
			await rm( to, { recursive: true, force: true } );
		}
		return null;
	} finally {
		await rm( temp, { recursive: true, force: true } );
	}
}

/**
 * Returns a read-only folder with a WordPress core from WP_CORE_DIR, the cache, wordpress.org, or the system's archive.
 *
 * @param {Object}              [options]
 * @param {(step:string)=>void} [options.log]
 * @param {AbortSignal}         [options.signal]
 * @param {Function[]}          [options.sources] Sources, for tests.
 * @return {Promise<string>}
 * @throws {CommandError} If no source has one.
 */
export async function findCore( { log = () => {}, signal, sources = SOURCES } = {} ) {
	if ( process.env.WP_CORE_DIR ) {
		return usableCore( process.env.WP_CORE_DIR );
	}
	const core = fromCache() ?? ( await download( { sources, log, signal } ) );
	if ( ! core ) {
		throw new CommandError(
			`No WordPress ${ MINIMUM } or newer was found: wordpress.org and the system's package archive cannot be reached; unpack one anywhere and set WP_CORE_DIR to its folder.`
		);
	}
	return core;
}
