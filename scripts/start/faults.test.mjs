import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { faultsIn, watchFaults } from './faults.mjs';

const folder = mkdtempSync( join( tmpdir(), 'atoll-faults-' ) );
after( () => rmSync( folder, { recursive: true } ) );

const FATAL = `PHP Fatal error:  Uncaught Error: Call to undefined function no_such() in /wordpress/a.php:3
Stack trace:
#0 {main}
  thrown in /wordpress/a.php on line 3`;

const CRASH = `RuntimeError: memory access out of bounds
    at php.wasm._emalloc_56 (wasm://wasm/php.wasm-056ebeae:wasm-function[369]:0x2c448)`;

test( 'finds fatal errors with where they were thrown, and leaves notices', () => {
	const log = `[22-Nov-2026 05:00:00 UTC] PHP Warning:  Undefined variable $a in a.php on line 2
[22-Nov-2026 05:00:00 UTC] ${ FATAL }
[22-Nov-2026 05:00:01 UTC] PHP Notice:  No Error: at all in a.php on line 2
`;
	assert.deepEqual( faultsIn( log ), [ FATAL ] );
} );

test( 'finds the end of PHP in WebAssembly among what its server says', () => {
	const log = `Ready! WordPress is running on http://127.0.0.1:9400 (2 workers)\n\n${ CRASH }\n`;
	assert.deepEqual( faultsIn( log ), [ CRASH ] );
} );

test( 'tells what a log gains, also one that begins later, and nothing of before', () => {
	const [ old, later ] = [ 'old.log', 'later.log' ].map( ( name ) => join( folder, name ) );
	writeFileSync( old, `[then] PHP Fatal error:  of yesterday\n` );
	const faults = [];
	const watch = watchFaults( [ old, later ], ( text ) => faults.push( text ) );
	appendFileSync( old, `[now] PHP Fatal error:  of today\n` );
	writeFileSync( later, `${ CRASH }\n` );
	watch.stop();
	assert.deepEqual( faults, [ 'PHP Fatal error:  of today', CRASH ] );
} );
