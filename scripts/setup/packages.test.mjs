import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete } from './packages.mjs';
import { areInstalled } from './tools.mjs';

const asked = {
	'': { name: 'atoll' },
	'node_modules/a': { version: '1.0.0' },
	'node_modules/b-darwin': { version: '2.0.0', optional: true },
};

test( 'packages are complete when each is there in its version, but for other systems’', () => {
	assert.ok( isComplete( asked, { 'node_modules/a': { version: '1.0.0' } } ) );
	assert.equal( isComplete( asked, {} ), false );
	assert.equal( isComplete( asked, { 'node_modules/a': { version: '1.0.1' } } ), false );
} );

test( 'PHP’s tools are installed when each is there in just its version', () => {
	const installed = [ { name: 'php-stubs/stubs', version: 'v7.1.2' } ];
	assert.ok( areInstalled( { 'php-stubs/stubs': '7.1.2' }, installed ) );
	assert.equal( areInstalled( { 'php-stubs/stubs': '7.1.3' }, installed ), false );
	assert.equal( areInstalled( { 'phpstan/phpstan': '2.3.5' }, installed ), false );
} );
