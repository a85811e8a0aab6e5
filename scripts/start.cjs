/* npm start. Old Nodes cannot even read what comes after the check. */
'use strict';

require( './node-version.cjs' );
require( './start/enter.cjs' );
