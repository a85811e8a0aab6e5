import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { CommandError } from '../console/command-error.mjs';
import { DATA, ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { packOnce } from './pack-once.mjs';

test( 'packs the same files once, and others anew, of which alone it keeps the archive', async ( t ) => {
	mkdirSync( DATA, { recursive: true } );
	const place = mkdtempSync( join( DATA, 'pack-once-' ) );
	t.after( () => rmSync( place, { recursive: true } ) );
	let times = 0;
	const make = async ( folder ) => {
		mkdirSync( join( ROOT, folder ) );
		writeFileSync( join( ROOT, folder, 'made.zip' ), String( ++times ) );
		return { path: join( folder, 'made.zip' ) };
	};
	const kept = join( place, 'kept' );
	const packed = async ( files ) =>
		readFileSync(
			join(
				ROOT,
				await packOnce( relative( ROOT, join( place, 'taken' ) ), { files, kept, make } )
			),
			'utf8'
		);
	const files = contents();
	const [ first, ...others ] = files;
	const changed = [ { ...first, content: Buffer.from( 'changed' ) }, ...others ];

	assert.deepEqual( [ await packed( files ), await packed( files ) ], [ '1', '1' ] );
	assert.deepEqual( [ await packed( changed ), await packed( changed ) ], [ '2', '2' ] );
	assert.equal( readdirSync( kept ).length, 1 );
	assert.deepEqual( readdirSync( place ).toSorted(), [ 'kept', 'taken' ] );
} );

test( 'gives no archive of before a change of the contract', async () => {
	const name = 'atoll/build/contract-hash.php';
	const files = [ { name, content: Buffer.from( "<?php return '0123456789abcdef';" ) } ];
	await assert.rejects( packOnce( '.atoll/never', { files } ), CommandError );
} );
