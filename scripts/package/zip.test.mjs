import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { contents } from './contents.mjs';
import { zip } from './zip.mjs';

const folder = mkdtempSync( join( tmpdir(), 'atoll-zip-' ) );
after( () => rmSync( folder, { recursive: true } ) );

/** Each file's name and size, as PHP's ZipArchive, which WordPress uses, reads them after checking. */
function readByPhp( archive ) {
	const file = join( folder, 'a.zip' );
	writeFileSync( file, archive );
	const code = `$zip = new ZipArchive();
		if ( true !== $zip->open( $argv[1], ZipArchive::CHECKCONS ) ) { exit( 1 ); }
		for ( $i = 0; $i < $zip->numFiles; $i++ ) {
			$content = $zip->getFromIndex( $i );
			if ( crc32( $content ) !== $zip->statIndex( $i )["crc"] ) { exit( 2 ); }
			$out[ $zip->getNameIndex( $i ) ] = $content;
		}
		echo json_encode( $out );`;
	return JSON.parse( execFileSync( 'php', [ '-r', code, file ], { encoding: 'utf8' } ) );
}

test( 'makes an archive that WordPress can open', () => {
	const files = [
		{ name: 'atoll/atoll.php', content: Buffer.from( '<?php // Ångström\n'.repeat( 99 ) ) },
		{ name: 'atoll/leer', content: Buffer.alloc( 0 ) },
	];
	assert.deepEqual( readByPhp( zip( files ) ), {
		'atoll/atoll.php': files[ 0 ].content.toString(),
		'atoll/leer': '',
	} );
	assert.deepEqual( zip( files ), zip( files ) );
} );

test( 'packs what runs and nothing that only developers need', () => {
	const names = contents().map( ( { name } ) => name );
	for ( const name of [
		'atoll/atoll.php',
		'atoll/readme.txt',
		'atoll/php/Plugin.php',
		'atoll/demo/content/pages.json',
		'atoll/demo/pictures/banksia-day.webp',
	] ) {
		assert.ok( names.includes( name ), name );
	}
	assert.deepEqual(
		names.filter( ( name ) =>
			/demo\/(art|install)|\.map$|cases\.json|examples\.json|\.tsx?$|\/\./i.test( name )
		),
		[]
	);
} );

test( 'is no larger than what WordPress’ directory and common hosts take', () => {
	const size = zip( contents() ).length;
	assert.ok( size < 8 * 1024 * 1024, `${ size } bytes` );
} );
