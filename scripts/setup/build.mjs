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

const isUpToDate = ( currentFingerprint ) =>
	hasBuild() && existsSync( STAMP ) && readFileSync( STAMP, 'utf8' ) === currentFingerprint;

/**
 * Builds the plugin's scripts, styles and contract, unless no source changed since.
 *
 * @param {Function}    step   Of `progress`.
 * @param {AbortSignal} signal
 */
export async function build( step, signal ) {
	const currentFingerprint = fingerprint( SOURCES, isSource );
	if ( isUpToDate( currentFingerprint ) ) {
		return;
	}
	await step( 'build', async () => {
		try {
			await npm( [ 'run', '--silent', 'build' ], { cwd: ROOT, signal } );
		} catch ( error ) {
			throw error instanceof Stopped
				? error
				: new CommandError( `The build failed:\n${ error.output ?? error.message }` );
		}
		mkdirSync( dirname( STAMP ), { recursive: true } );
		writeFileSync( STAMP, currentFingerprint );
	} );
}
