import { constants, cpSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { versionOf } from '../wordpress/core.mjs';

/** What a used core may hold of another site. */
const FOREIGN = [ 'wp-config.php', 'uploads', 'database', 'db.php', 'mu-plugins', 'upgrade' ];

const isForeign = ( path ) =>
	FOREIGN.includes( basename( path ) ) &&
	( basename( path ) === 'wp-config.php' || basename( dirname( path ) ) === 'wp-content' );

/**
 * Gives a site WordPress' files, unless it has them.
 *
 * @param {()=>Promise<string>} core Gives the folder of a core.
 * @param {string}              to
 */
export async function copyCore( core, to ) {
	if ( versionOf( to ) ) {
		return;
	}
	const draft = `${ to }.new`;
	await rm( draft, { recursive: true, force: true } );
	// At once: for thousands of small files promises cost twice the time of the copying.
	cpSync( await core(), draft, {
		recursive: true,
		mode: constants.COPYFILE_FICLONE,
		filter: ( path ) => ! isForeign( path ),
	} );
	await rm( to, { recursive: true, force: true } );
	await rename( draft, to );
}
