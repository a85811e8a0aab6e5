import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fingerprint } from '../system/fingerprint.mjs';
import { DATA, ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { needFreshContract, pack } from './pack.mjs';

const KEPT = join( DATA, 'cache/archive' );

/** What the archive's languages are made of besides its other files, and what makes it. */
const SOURCES = [
	'src',
	'blocks',
	'plugin/languages',
	'plugin/build/bundle.json',
	'plugin/build/blocks/bundle.json',
	'scripts/package',
	'scripts/translations',
	'package.json',
	'package-lock.json',
];

/** Another Node.js may compress otherwise. */
function keyOf( files ) {
	const hash = createHash( 'sha256' ).update( process.version + fingerprint( SOURCES ) );
	for ( const { name, content } of files ) {
		hash.update( `${ name }\0${ content.length }\0` ).update( content );
	}
	return hash.digest( 'hex' );
}

/** Whoever is faster leaves it; what was kept of other files goes. */
async function keep( archive, kept, make ) {
	const making = `${ kept }-${ process.pid }`;
	try {
		const { path } = await make( relative( ROOT, making ) );
		mkdirSync( kept, { recursive: true } );
		renameSync( join( ROOT, path ), archive );
		readdirSync( kept )
			.filter( ( name ) => name !== basename( archive ) )
			.forEach( ( name ) => rmSync( join( kept, name ), { force: true } ) );
	} finally {
		rmSync( making, { recursive: true, force: true } );
	}
}

/**
 * Packs what is built for tests, which need it several times in one run: what was packed of the same files is taken. As
 * `pack` does, it refuses a contract that is out of date.
 *
 * @param {string}   folder          Below the repository's.
 * @param {Object}   [options]
 * @param {Object[]} [options.files] Of the packaged plugin, without its languages.
 * @param {string}   [options.kept]  The folder that keeps it.
 * @param {Function} [options.make]  Packs.
 * @return {Promise<string>} The archive's path, likewise.
 */
export async function packOnce( folder, { files = contents(), kept = KEPT, make = pack } = {} ) {
	await needFreshContract( files );
	const archive = join( kept, `atoll-${ keyOf( files ) }.zip` );
	if ( ! existsSync( archive ) ) {
		await keep( archive, kept, make );
	}
	const path = join( folder, 'atoll.zip' );
	mkdirSync( join( ROOT, folder ), { recursive: true } );
	copyFileSync( archive, join( ROOT, path ) );
	return path;
}
