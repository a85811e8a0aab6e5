/* npm test. Old Nodes cannot even read what comes after the check. */
'use strict';

require( './node-version.cjs' );
require( './test/enter.cjs' );
