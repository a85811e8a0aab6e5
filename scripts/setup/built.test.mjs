import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CommandError } from '../console/command-error.mjs';
import { needBuild } from './built.mjs';

test( 'a clone without a build is told what to do, also when the build ended half way', ( t ) => {
	const root = mkdtempSync( join( tmpdir(), 'atoll-' ) );
	t.after( () => rmSync( root, { recursive: true } ) );
	assert.throws(
		() => needBuild( root ),
		new CommandError( 'The plugin is not built yet: run npm run build first.' )
	);
	mkdirSync( join( root, 'plugin/build/fonts' ), { recursive: true } );
	for ( const path of [ 'contract.php', 'loader.php', 'bundle.json' ] ) {
		writeFileSync( join( root, 'plugin/build', path ), '' );
	}
	assert.throws( () => needBuild( root ), CommandError );
	writeFileSync( join( root, 'plugin/build/fonts/library.php' ), '' );
	needBuild( root );
} );
