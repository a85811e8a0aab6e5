import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lock } from './lock.mjs';
import { startTimeOf } from './process-info.mjs';

const folder = mkdtempSync( join( tmpdir(), 'atoll-lock-' ) );
after( () => rmSync( folder, { recursive: true } ) );

test( 'is held until it is released, and tells who holds it and what they noted', () => {
	const file = join( folder, 'a' );
	const ownLock = lock( file );
	ownLock.note( { url: 'http://127.0.0.1:9400' } );
	const { heldBy } = lock( file );
	assert.equal( heldBy.pid, process.pid );
	assert.equal( heldBy.url, 'http://127.0.0.1:9400' );
	ownLock.release();
	assert.equal( lock( file ).heldBy, undefined );
} );

test( 'is taken over from a process that is gone', () => {
	const file = join( folder, 'b' );
	writeFileSync( file, JSON.stringify( { pid: 2 ** 22 + 1, began: '1' } ) );
	assert.equal( lock( file ).heldBy, undefined );
	assert.equal( JSON.parse( readFileSync( file, 'utf8' ) ).pid, process.pid );
} );

test( 'is taken over when the holder’s number is another process’ by now', () => {
	const file = join( folder, 'c' );
	writeFileSync(
		file,
		JSON.stringify( { pid: process.pid, began: `${ startTimeOf( process.pid ) }0` } )
	);
	assert.equal( lock( file ).heldBy, undefined );
} );

test( 'is taken over when its file says nothing', () => {
	const file = join( folder, 'd' );
	writeFileSync( file, '' );
	assert.equal( lock( file ).heldBy, undefined );
} );
