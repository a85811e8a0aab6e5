import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constants, php, salts, wpConfig } from './constants.mjs';

test( 'writes values as PHP reads them back', () => {
	assert.equal( php( `it's a \\ path` ), `'it\\'s a \\\\ path'` );
	assert.equal( php( true ), 'true' );
	assert.equal( php( 8 ), '8' );
} );

test( 'a site is local, quiet on the screen and asks nobody outside', () => {
	const all = constants( 'http://127.0.0.1:9400', '/tmp/log' );
	assert.equal( all.WP_ENVIRONMENT_TYPE, 'local' );
	assert.equal( all.WP_DEBUG_DISPLAY, false );
	assert.equal( all.WP_HTTP_BLOCK_EXTERNAL, true );
	assert.match( wpConfig( all ), /define\( 'WP_HOME', 'http:\/\/127\.0\.0\.1:9400' \)/ );
} );

test( 'each site has eight secrets of its own', () => {
	const [ one, other ] = [ salts(), salts() ].map( Object.values );
	assert.equal( new Set( [ ...one, ...other ] ).size, 16 );
} );
