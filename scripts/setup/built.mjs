import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';

const RESULTS = [ 'contract.php', 'loader.js', 'bundle.json', 'fonts/library.php' ];

/** Whether each of the build's steps has left something, of whatever age. */
export const hasBuild = ( root = ROOT ) =>
	RESULTS.every( ( path ) => existsSync( join( root, 'plugin/build', path ) ) );

/** @throws {CommandError} In a clone that is fresh. */
export function needBuild( root = ROOT ) {
	if ( ! hasBuild( root ) ) {
		throw new CommandError( 'The plugin is not built yet: run npm run build first.' );
	}
}
