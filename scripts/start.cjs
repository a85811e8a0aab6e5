/* npm start. Old versions of Node cannot even parse the code after the version check. */
'use strict';

require( './node-version.cjs' );
require( './start/enter.cjs' );
