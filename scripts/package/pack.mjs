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
 * Packs what is built.
 *
 * @param {string} folder Below the repository's.
 * @return {Promise<{path:string, files:number, bytes:number}>} `path` likewise.
 */
export async function pack( folder ) {
	const { version } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	const files = await shippedFiles();
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
