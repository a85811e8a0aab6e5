import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** PHP compiles a file again when it changed in another second: two changes in one would leave the first. */
let second = 0;

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
	second += 1;
	utimesSync( file, second, second );
}
