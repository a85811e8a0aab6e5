import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from '../../../scripts/setup/npm.mjs';
import { ROOT } from '../../../scripts/system/folders.mjs';

const FOLDER = import.meta.dirname;

/** Whether the site's own packages have this PHP for WordPress Playground. */
function isInstalled( php ) {
	try {
		return Boolean(
			createRequire( `${ ROOT }/` ).resolve( `@php-wasm/node-${ php.replace( '.', '-' ) }` )
		);
	} catch {
		return false;
	}
}

let fetching;

/**
 * Fetches, once for all, the PHP that the site's own packages leave out.
 *
 * @param {string}      php    Such as 8.4.
 * @param {AbortSignal} signal
 * @return {Promise<Record<string, string>>} The environment in which Playground finds it.
 */
export async function environmentOf( php, signal ) {
	if ( isInstalled( php ) ) {
		return {};
	}
	fetching ??= npm( [ 'ci', '--no-audit', '--no-fund', '--prefix', FOLDER ], { signal } );
	await fetching;
	return { NODE_OPTIONS: `--import ${ pathToFileURL( join( FOLDER, 'register.mjs' ) ) }` };
}
