import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStack } from '../../../scripts/stack/index.mjs';

/** Starts a new native site with the demo, or with only the plugin. */
export const startSite = ( name, options = {} ) =>
	startStack( { engine: 'native', name, fresh: true, ...options } );

/** Runs PHP inside the site, with the environment variables that it reads. */
export const php = ( site, code, env = {} ) => {
	const file = join( site.wordpressDir, '..', 'rehearsal.php' );
	writeFileSync( file, `<?php\n${ code }` );
	return site.runPhp( file, env );
};

/** Adds a must-use plugin. */
export function addMustUsePlugin( { wordpressDir }, name, code ) {
	const folder = join( wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( join( folder, name ), code );
}
