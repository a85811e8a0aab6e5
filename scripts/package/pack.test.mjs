import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { CommandError } from '../console/command-error.mjs';
import { DATA, ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { packOnce } from './pack-once.mjs';
import { needFreshContract, pack, shippedFiles } from './pack.mjs';

mkdirSync( DATA, { recursive: true } );
const folder = mkdtempSync( join( DATA, 'pack-' ) );
after( () => rmSync( folder, { recursive: true } ) );

const below = relative( ROOT, folder );
const path = await packOnce( below );

/** Returns each file's MD5, read by PHP's ZipArchive, which WordPress uses, after its consistency check. */
function readByPhp() {
	const code = `$zip = new ZipArchive();
		if ( true !== $zip->open( $argv[1], ZipArchive::CHECKCONS ) ) { exit( 1 ); }
		for ( $i = 0; $i < $zip->numFiles; $i++ ) {
			$out[ $zip->getNameIndex( $i ) ] = md5( $zip->getFromIndex( $i ) );
		}
		echo json_encode( $out );`;
	const answer = execFileSync( 'php', [ '-r', code, join( ROOT, path ) ], { encoding: 'utf8' } );
	return JSON.parse( answer );
}

test( 'makes an archive of all that is shipped, which WordPress can open', async () => {
	const shipped = ( await shippedFiles() ).map( ( { name, content } ) => [
		name,
		createHash( 'md5' ).update( content ).digest( 'hex' ),
	] );
	const found = Object.entries( readByPhp() );
	assert.deepEqual( found.toSorted(), shipped.toSorted() );
	// Limit of WordPress' directory and of common hosts.
	const { size } = statSync( join( ROOT, path ) );
	assert.ok( size < 8 * 1024 * 1024, `${ size } bytes` );
} );

test( 'makes the same archive of the same files', async () => {
	const again = await pack( below );
	assert.ok(
		readFileSync( join( ROOT, again.path ) ).equals( readFileSync( join( ROOT, path ) ) )
	);
	assert.equal( again.files, ( await shippedFiles() ).length );
	assert.equal( again.bytes, statSync( join( ROOT, path ) ).size );
} );

test( 'packs what runs and nothing that only developers need', () => {
	const names = contents().map( ( { name } ) => name );
	for ( const name of [
		'atoll/atoll.php',
		'atoll/readme.txt',
		'atoll/wpml-config.xml',
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

test( 'ships no contract of before a change, since updated sites would not compile their forms anew', async () => {
	const name = 'atoll/build/contract-hash.php';
	const older = [ { name, content: "<?php return '0123456789abcdef';" } ];
	await assert.rejects( needFreshContract( older ), CommandError );
	await needFreshContract( contents().filter( ( file ) => file.name === name ) );
} );
