import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether a web server answers for the site: with a file of WordPress' own. */
export const isServing = ( { port, path } ) =>
	fetch( `http://127.0.0.1:${ port }${ path }/wp-includes/images/blank.gif` ).then(
		( response ) => response.ok,
		() => false
	);

/** The host's folder, in which WordPress is at its path. */
export function hostFolder( paths, path ) {
	if ( path === '' ) {
		return paths.wordpress;
	}
	const host = join( paths.folder, 'host' );
	rmSync( host, { recursive: true, force: true } );
	mkdirSync( dirname( join( host, path ) ), { recursive: true } );
	symlinkSync( paths.wordpress, join( host, path ) );
	return host;
}
