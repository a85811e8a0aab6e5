import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';

const WP_SCRIPTS = join( ROOT, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

/** Of every file, so that the same files make the same archive, whoever packs them and when. */
const DATE = new Date( '2026-01-01T00:00:00Z' );
const MODE = 0o644;

/** Lays the plugin's parts out as they are shipped. */
function stage( files, folder ) {
	for ( const { name, content } of files ) {
		const file = join( folder, name );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, content );
		chmodSync( file, MODE );
		utimesSync( file, DATE, DATE );
	}
}

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

/**
 * Packs what is built.
 *
 * @param {string} folder Below the repository's.
 * @return {{path:string, files:number, bytes:number}} `path` likewise.
 */
export function pack( folder ) {
	const { version } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	const files = contents();
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
