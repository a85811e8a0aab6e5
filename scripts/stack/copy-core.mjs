import { constants, cpSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { versionOf } from '../wordpress/core.mjs';

/** Files of another site that a used core may contain. */
const FOREIGN = [ 'wp-config.php', 'uploads', 'database', 'db.php', 'mu-plugins', 'upgrade' ];

const isForeign = ( path ) =>
	FOREIGN.includes( basename( path ) ) &&
	( basename( path ) === 'wp-config.php' || basename( dirname( path ) ) === 'wp-content' );

/**
 * Copies WordPress' files into a site, unless it has them.
 *
 * @param {()=>Promise<string>} core Returns the folder of a core.
 * @param {string}              to
 */
export async function copyCore( core, to ) {
	if ( versionOf( to ) ) {
		return;
	}
	const draft = `${ to }.new`;
	await rm( draft, { recursive: true, force: true } );
	// Synchronous: for thousands of small files, promises take twice as long as the copying.
	cpSync( await core(), draft, {
		recursive: true,
		mode: constants.COPYFILE_FICLONE,
		filter: ( path ) => ! isForeign( path ),
	} );
	await rm( to, { recursive: true, force: true } );
	await rename( draft, to );
}
