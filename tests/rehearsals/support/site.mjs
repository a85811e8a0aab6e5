import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStack } from '../../../scripts/stack/index.mjs';

/** A fresh native site with the demo on it, or with the plugin alone. */
export const startSite = ( name, options = {} ) =>
	startStack( { engine: 'native', name, fresh: true, ...options } );

/** Runs PHP inside the site, given what it reads with getenv(). */
export const php = ( site, code, env = {} ) => {
	const file = join( site.wordpressDir, '..', 'rehearsal.php' );
	writeFileSync( file, `<?php\n${ code }` );
	return site.runPhp( file, env );
};

/** A file that WordPress loads before plugins. */
export function addMustUsePlugin( { wordpressDir }, name, code ) {
	const folder = join( wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( join( folder, name ), code );
}
