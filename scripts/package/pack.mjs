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
 * Runs WordPress' own packer in a staged folder. It reads the plugin's name from package.json; that file is in the
 * parent folder, so that the packer takes all files, not only those that the file lists.
 *
 * @return {string} Path of the archive.
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

/** Returns the files of the packaged plugin, including its languages. */
export const shippedFiles = async () => [ ...contents(), ...languageFiles( await currentTexts() ) ];

/**
 * Checks the contract's hash: with an outdated hash, updated sites would keep using their old compiled forms.
 *
 * @param {{name:string, content:Buffer|string}[]} files Files of the packaged plugin.
 * @throws {CommandError} If contract/ or php/Engine changed since the build.
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
 * Packs the built plugin.
 *
 * @param {string} folder Path relative to the repository.
 * @return {Promise<{path:string, files:number, bytes:number}>} `path` is relative to the repository.
 * @throws {CommandError} If the contract is outdated.
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
