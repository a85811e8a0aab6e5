import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether the web server serves one of WordPress' own files for the site. */
export const isServing = ( { port, path } ) =>
	fetch( `http://127.0.0.1:${ port }${ path }/wp-includes/images/blank.gif` ).then(
		( response ) => response.ok,
		() => false
	);

/** Returns the host's document root, which contains WordPress at its path. */
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
