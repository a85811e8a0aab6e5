import { execFileSync } from 'node:child_process';
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../console/command-error.mjs';
import { readContract } from '../contract/contract.mjs';
import { printHash } from '../contract/php.mjs';
import { ROOT } from '../system/folders.mjs';
import { currentTexts, languageFiles } from '../translations/make.mjs';
import { contents } from './contents.mjs';
import { stage } from './stage.mjs';

const WP_SCRIPTS = join( ROOT, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

/**
 * WordPress' own packer over a staged folder. The package.json that it asks for the plugin's name stands above what it
 * packs, so that it takes all of that, and not its own.
 *
 * @return {string} The archive's file.
 */
function zip( folder ) {
	writeFileSync( join( folder, 'package.json' ), JSON.stringify( { name: 'atoll', files: [] } ) );
	const cwd = join( folder, 'atoll' );
	execFileSync( process.execPath, [ WP_SCRIPTS, 'plugin-zip' ], {
		cwd,
		env: { ...process.env, TZ: 'UTC' },
		maxBuffer: 16 * 1024 * 1024,
	} );
	return join( cwd, 'atoll.zip' );
}

/** The files of the packaged plugin, its languages among them. */
export const shippedFiles = async () => [ ...contents(), ...languageFiles( await currentTexts() ) ];

/**
 * An updated site that is not told of another contract goes on with the forms that it has compiled and printed.
 *
 * @param {{name:string, content:Buffer|string}[]} files Of the packaged plugin.
 * @throws {CommandError} Where contract/ or php/Engine changed since they were built.
 */
export async function needFreshContract( files ) {
	const { hash } = await readContract( ROOT );
	const built = files.find( ( { name } ) => name === 'atoll/build/contract-hash.php' );
	if ( String( built?.content ) !== printHash( hash ) ) {
		throw new CommandError(
			'The contract was built before it changed: run npm run contract first.'
		);
	}
}

/**
 * Packs what is built.
 *
 * @param {string} folder Below the repository's.
 * @return {Promise<{path:string, files:number, bytes:number}>} `path` likewise.
 * @throws {CommandError} Where the contract is out of date.
 */
export async function pack( folder ) {
	const { version } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	const files = await shippedFiles();
	await needFreshContract( files );
	const path = `${ folder }/atoll-${ version }.zip`;
	const staged = mkdtempSync( join( tmpdir(), 'atoll-package-' ) );
	try {
		stage( files, staged );
		mkdirSync( join( ROOT, folder ), { recursive: true } );
		copyFileSync( zip( staged ), join( ROOT, path ) );
	} finally {
		rmSync( staged, { recursive: true } );
	}
	return { path, files: files.length, bytes: statSync( join( ROOT, path ) ).size };
}
