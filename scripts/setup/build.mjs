import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { fingerprint } from '../system/fingerprint.mjs';
import { ROOT } from '../system/folders.mjs';
import { hasBuild } from './built.mjs';
import { npm } from './npm.mjs';

const SOURCES = [
	'src',
	'blocks',
	'contract',
	'scripts/bundle',
	'scripts/contract',
	'scripts/fonts',
	'webpack.config.js',
	'tsconfig.json',
	'package.json',
	'package-lock.json',
];

const STAMP = join( ROOT, 'node_modules/.cache/atoll/build' );

/** Made by the build itself, or of no interest to it. */
const isSource = ( path ) => ! /^src\/contract\/|\.test\.[jt]sx?$|\.test\.mjs$/.test( path );

const isUpToDate = ( currentFingerprint, stamp ) =>
	hasBuild() && existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === currentFingerprint;

/**
 * Builds the plugin's scripts, styles and contract. Scripts and styles are left alone when no source changed since. The
 * contract is written each time, in two seconds: it names the PHP that compiles and prints forms, too.
 *
 * @param {Function}    step           Of `progress`.
 * @param {AbortSignal} signal
 * @param {Object}      [options]
 * @param {Function}    [options.command] npm.
 * @param {string}      [options.stamp]   The file that remembers what was built.
 */
export async function build( step, signal, { command = npm, stamp = STAMP } = {} ) {
	const currentFingerprint = fingerprint( SOURCES, isSource );
	const run = async ( script ) => {
		try {
			await command( [ 'run', '--silent', script ], { cwd: ROOT, signal } );
		} catch ( error ) {
			throw error instanceof Stopped
				? error
				: new CommandError( `The build failed:\n${ error.output ?? error.message }` );
		}
	};
	if ( isUpToDate( currentFingerprint, stamp ) ) {
		await run( 'contract' );
		return;
	}
	await step( 'build', async () => {
		await run( 'build' );
		mkdirSync( dirname( stamp ), { recursive: true } );
		writeFileSync( stamp, currentFingerprint );
	} );
}
