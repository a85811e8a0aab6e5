import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

interface Site {
	wordpressDir: string;
	runPhp( file: string, environment: Record< string, string > ): Promise< string >;
}

/**
 * Installs other plugins on a site, as if an owner had them before ours.
 *
 * @param site
 * @param folders Paths of their folders, separated by commas; empty for none.
 */
export async function putBeside( site: Site, folders: string ): Promise< void > {
	const paths = folders.split( ',' ).filter( Boolean );
	if ( paths.length === 0 ) {
		return;
	}
	for ( const path of paths ) {
		cpSync( path, join( site.wordpressDir, 'wp-content/plugins', basename( path ) ), {
			recursive: true,
		} );
	}
	await site.runPhp( resolve( __dirname, 'beside.php' ), {
		ATOLL_SEED: paths.map( ( path ) => basename( path ) ).join( ',' ),
	} );
}
