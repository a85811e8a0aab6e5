import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fingerprint } from '../system/fingerprint.mjs';
import { DATA, ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { needFreshContract, pack } from './pack.mjs';

const KEPT = join( DATA, 'cache/archive' );

/** Sources of the archive's languages besides its other files, and the scripts that make them. */
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

/** Returns a key for the files; includes Node's version, since another one may compress differently. */
function keyOf( files ) {
	const hash = createHash( 'sha256' ).update( process.version + fingerprint( SOURCES ) );
	for ( const { name, content } of files ) {
		hash.update( `${ name }\0${ content.length }\0` ).update( content );
	}
	return hash.digest( 'hex' );
}

/** Stores the archive, if no other process was faster, and removes those of other files. */
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
 * Packs the built plugin for tests, which need it several times in one run: an archive of the same files is reused.
 * Like `pack`, it refuses an outdated contract.
 *
 * @param {string}   folder          Path relative to the repository.
 * @param {Object}   [options]
 * @param {Object[]} [options.files] Files of the packaged plugin, without its languages.
 * @param {string}   [options.kept]  Folder for the stored archive.
 * @param {Function} [options.make]  Packs the plugin.
 * @return {Promise<string>} Path of the archive, relative to the repository.
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
