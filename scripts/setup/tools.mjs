import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';
import { run } from '../system/processes.mjs';

const readJson = ( path ) => JSON.parse( readFileSync( join( ROOT, path ), 'utf8' ) );

/**
 * Whether the tools of composer.json are installed in exactly these versions.
 *
 * @param {Record<string,string>}            required  `require-dev`.
 * @param {{name:string, version:string}[]} installed `packages` of vendor/composer/installed.json.
 */
export function areInstalled( required, installed ) {
	const versions = Object.fromEntries(
		installed.map( ( { name, version } ) => [ name, version.replace( /^v/, '' ) ] )
	);
	return Object.entries( required ).every(
		( [ name, version ] ) => versions[ name ] === version
	);
}

const isInstalled = () =>
	existsSync( join( ROOT, 'vendor/composer/installed.json' ) ) &&
	existsSync( join( ROOT, 'vendor/autoload.php' ) ) &&
	areInstalled(
		readJson( 'composer.json' )[ 'require-dev' ],
		readJson( 'vendor/composer/installed.json' ).packages
	);

const composer = ( signal ) =>
	run(
		'composer',
		[ 'install', '--no-interaction', '--no-progress', '--prefer-dist', '--quiet' ],
		{
			cwd: ROOT,
			signal,
			env: { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_AUDIT: '1' },
		}
	);

/**
 * Installs PHP's development tools, unless they are installed already.
 *
 * @param {Function}    step   Step function of `progress`.
 * @param {AbortSignal} signal
 */
export async function installTools( step, signal ) {
	if ( isInstalled() ) {
		return;
	}
	await step( 'PHP tools', () => composer( signal ) ).catch( ( error ) => {
		if ( error instanceof Stopped ) {
			throw error;
		}
		throw new CommandError( `Composer could not install PHP's tools: ${ error.message }` );
	} );
}
