import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOptions } from './options.mjs';

test( 'serves on WebAssembly at port 9400 unless told otherwise', () => {
	assert.deepEqual( startOptions( [], {} ), {
		port: 9400,
		stack: 'playground',
		fresh: false,
		help: false,
	} );
	assert.equal( startOptions( [ '--stack', 'native' ], {} ).stack, 'native' );
} );

test( 'notices the forgotten dashes, with which npm keeps an option for itself', () => {
	assert.throws(
		() => startOptions( [ '9000' ], { npm_config_port: 'true' } ),
		/npm start -- --port/
	);
	assert.throws( () => startOptions( [], { npm_config_fresh: 'true' } ), /npm start -- --fresh/ );
} );
