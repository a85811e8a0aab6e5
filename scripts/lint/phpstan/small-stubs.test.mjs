import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findPrograms } from '../../stack/native/programs.mjs';
import { run } from '../../system/processes.mjs';

const CLASS = fileURLToPath( new URL( 'SmallStubs.php', import.meta.url ) );

const filling = `\t/** ${ 'words '.repeat( 1000 ) }*/\n`;

const stubs = `<?php
namespace {
	define( 'A', array( ';' ) );
${ filling }	#[\\AllowDynamicProperties]
	abstract class B {
		public function c( $d = "{$e}\${f}}" ) {
			return function () {};
		}
	}
${ filling }	function g() {
	}
${ filling }	function h() {
	}
}
namespace One\\Two {
	interface I {
	}
}
namespace {
	$j = null;
}
`;

const bare = ( text ) => text.replace( /^(<\?php|namespace .*|\}|)$\n?/gm, '' );

test( 'stubs in small files are the same statements, each in its namespace', async ( t ) => {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-' ) );
	t.after( () => rmSync( folder, { recursive: true } ) );
	const whole = join( folder, 'whole.php' );
	const small = join( folder, 'small' );
	writeFileSync( whole, stubs );
	const code = `require $argv[1]; Atoll\\Scripts\\Lint\\SmallStubs::divide( $argv[2], $argv[3] );`;
	await run( findPrograms().php, [ '-r', code, CLASS, whole, small ] );
	const files = readdirSync( small )
		.sort()
		.map( ( name ) => readFileSync( join( small, name ), 'utf8' ) );
	assert.equal( files.length, 4 );
	assert.deepEqual(
		files.map( ( text ) => /^<\?php\n(namespace .*)$/m.exec( text )?.[ 1 ] ),
		[ 'namespace {', 'namespace {', 'namespace One\\Two {', 'namespace {' ]
	);
	assert.equal( bare( files.join( '' ) ), bare( stubs ) );
} );
