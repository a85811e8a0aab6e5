import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAddresses } from './addresses.mjs';
import { isComplete } from './packages.mjs';
import { areInstalled } from './tools.mjs';

const locked = {
	'': { name: 'atoll' },
	'node_modules/a': { version: '1.0.0' },
	'node_modules/b-darwin': { version: '2.0.0', optional: true },
};

test( 'packages are complete when each is there in its version, but for other systems’', () => {
	assert.ok( isComplete( locked, { 'node_modules/a': { version: '1.0.0' } } ) );
	assert.equal( isComplete( locked, {} ), false );
	assert.equal( isComplete( locked, { 'node_modules/a': { version: '1.0.1' } } ), false );
} );

test( 'PHP’s tools are installed when each is there in just its version', () => {
	const installed = [ { name: 'php-stubs/stubs', version: 'v7.1.2' } ];
	assert.ok( areInstalled( { 'php-stubs/stubs': '7.1.2' }, installed ) );
	assert.equal( areInstalled( { 'php-stubs/stubs': '7.1.3' }, installed ), false );
	assert.equal( areInstalled( { 'phpstan/phpstan': '2.3.5' }, installed ), false );
} );

test( 'packages get the addresses of the machine’s registry, but those that come within another', () => {
	const packages = {
		'': { name: 'atoll', version: '1.0.0' },
		'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
		'node_modules/a/node_modules/@b/c': { version: '2.0.0', integrity: 'sha512-c' },
		'node_modules/heavy': { name: 'empty', version: '3.0.0', integrity: 'sha512-e' },
		'node_modules/a/node_modules/within': { version: '4.0.0', inBundle: true },
	};
	const lock = withAddresses( { lockfileVersion: 3, packages }, 'https://packages.test/npm/' );
	assert.equal( lock.lockfileVersion, 3 );
	assert.deepEqual(
		Object.values( lock.packages ).map( ( { resolved } ) => resolved ),
		[
			undefined,
			'https://packages.test/npm/a/-/a-1.0.0.tgz',
			'https://packages.test/npm/@b/c/-/c-2.0.0.tgz',
			'https://packages.test/npm/empty/-/empty-3.0.0.tgz',
			undefined,
		]
	);
} );
