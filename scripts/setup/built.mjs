import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';

const RESULTS = [ 'contract.php', 'loader.php', 'bundle.json', 'fonts/library.php' ];

/** Whether each step of the build has an output, however old. */
export const hasBuild = ( root = ROOT ) =>
	RESULTS.every( ( path ) => existsSync( join( root, 'plugin/build', path ) ) );

/** @throws {CommandError} If the plugin was never built. */
export function needBuild( root = ROOT ) {
	if ( ! hasBuild( root ) ) {
		throw new CommandError( 'The plugin is not built yet: run npm run build first.' );
	}
}
