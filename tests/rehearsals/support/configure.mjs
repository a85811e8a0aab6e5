import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sets constants of wp-config.php, in place of those that were set so before. */
export function configure( { wordpressDir }, constants ) {
	const file = join( wordpressDir, 'wp-config.php' );
	const text = readFileSync( file, 'utf8' ).replace( /\/\/ Rehearsed.*?\/\/ Until here\n/s, '' );
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', '${ value }' );\n`
	);
	writeFileSync(
		file,
		text.replace( '<?php\n', `<?php\n// Rehearsed\n${ lines.join( '' ) }// Until here\n` )
	);
}
