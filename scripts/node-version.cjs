/* Every version of Node must be able to parse this file, even one of ten years ago: it says which version is needed. */
'use strict';

var NEEDED = [ 20, 19 ];
var here = process.versions.node.split( '.' ).map( Number );

if ( here[ 0 ] < NEEDED[ 0 ] || ( here[ 0 ] === NEEDED[ 0 ] && here[ 1 ] < NEEDED[ 1 ] ) ) {
	console.error(
		'Atoll needs Node ' +
			NEEDED.join( '.' ) +
			' or newer; this is Node ' +
			process.versions.node +
			'.'
	);
	process.exit( 1 );
}
