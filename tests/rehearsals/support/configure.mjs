import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Second of the last change: PHP compiles a file again only if it was changed in another second. */
let second = 0;

/** Sets constants in wp-config.php, in place of those set earlier. */
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
	second += 1;
	utimesSync( file, second, second );
}
