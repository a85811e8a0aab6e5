import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareVersions, isUsable, versionOf } from './core.mjs';

const folder = mkdtempSync( join( tmpdir(), 'atoll-core-' ) );
after( () => rmSync( folder, { recursive: true } ) );

function core( version ) {
	const path = join( folder, version );
	mkdirSync( join( path, 'wp-includes' ), { recursive: true } );
	writeFileSync( join( path, 'wp-settings.php' ), '<?php' );
	writeFileSync(
		join( path, 'wp-includes/version.php' ),
		`<?php\n$wp_version = '${ version }';\n`
	);
	return path;
}

test( 'orders versions by their numbers, not their letters', () => {
	assert.ok( compareVersions( '6.10', '6.9.9' ) > 0 );
	assert.ok( compareVersions( '6.7.2', '6.8' ) < 0 );
	assert.equal( compareVersions( '7.0', '7.0.0' ), 0 );
	assert.equal( compareVersions( '6.8-RC1-60000', '6.8' ), 0 );
} );

test( 'knows a WordPress that is new enough', () => {
	assert.equal( versionOf( core( '7.1.4' ) ), '7.1.4' );
	assert.ok( isUsable( core( '6.8' ) ) );
	assert.equal( isUsable( core( '6.7.9' ) ), false );
	assert.equal( versionOf( folder ), null );
	assert.equal( versionOf( '' ), null );
} );
