import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../system/processes.mjs';
import { isUsable } from './core.mjs';

const SITE = 'https://wordpress.org';

/** A machine without a way out learns it soon. */
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
 * The latest WordPress from its makers, taken only with the checksum they give.
 *
 * @param {Object}              options
 * @param {string}              options.to   Folder to make.
 * @param {string}              options.temp Empty folder for what comes and goes.
 * @param {(step:string)=>void} options.log
 * @param {AbortSignal}         [options.signal]
 * @param {string}              [options.site]
 * @return {Promise<boolean>} Whether a usable core is there now.
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
