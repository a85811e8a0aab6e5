/* npm test. Old versions of Node cannot even parse the code after the version check. */
'use strict';

require( './node-version.cjs' );
require( './test/enter.cjs' );
