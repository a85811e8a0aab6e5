import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../system/processes.mjs';
import { isUsable } from './core.mjs';

const SITE = 'https://wordpress.org';

/** Timeout that is short, so that a machine without internet access fails soon. */
const CONNECT_MS = 4_000;
const DOWNLOAD_MS = 90_000;

async function get( url, milliseconds, end ) {
	const signals = [ AbortSignal.timeout( milliseconds ), ...( end ? [ end ] : [] ) ];
	const response = await fetch( url, { signal: AbortSignal.any( signals ) } );
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	return Buffer.from( await response.arrayBuffer() );
}

/**
 * Gets the latest WordPress from wordpress.org, and verifies its checksum.
 *
 * @param {Object}              options
 * @param {string}              options.to   Folder to create.
 * @param {string}              options.temp Empty folder for temporary files.
 * @param {(step:string)=>void} options.log
 * @param {AbortSignal}         [options.signal]
 * @param {string}              [options.site]
 * @return {Promise<boolean>} Whether the folder now has a usable core.
 */
export async function fromWordPressOrg( { to, temp, log, signal, site = SITE } ) {
	const sum = String( await get( `${ site }/latest.tar.gz.sha1`, CONNECT_MS, signal ) ).trim();
	log( 'WordPress from wordpress.org' );
	const archive = await get( `${ site }/latest.tar.gz`, DOWNLOAD_MS, signal );
	if ( createHash( 'sha1' ).update( archive ).digest( 'hex' ) !== sum ) {
		throw new Error( 'the checksum does not fit' );
	}
	const file = join( temp, 'wordpress.tar.gz' );
	writeFileSync( file, archive );
	mkdirSync( to );
	await run( 'tar', [ '-xzf', file, '-C', to, '--strip-components=1' ] );
	return isUsable( to );
}
