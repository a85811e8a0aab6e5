import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { lock } from '../system/lock.mjs';
import { isFree, freePort } from '../system/ports.mjs';
import { endLeftovers } from './index.mjs';
import { native } from './native/index.mjs';

const NAME = `leftovers-${ process.pid }`;

const folder = native.folder( NAME );

/** Starts a server with the site's folder in its command line, as all of ours have, and records it. */
async function startLeftover( port ) {
	mkdirSync( folder, { recursive: true } );
	const code = `require( 'node:http' ).createServer().listen( ${ port }, '127.0.0.1', () => console.log( 'up' ) )`;
	const server = spawn( process.execPath, [ '-e', code, folder ], {
		stdio: 'pipe',
		detached: true,
	} );
	await new Promise( ( resolve ) => server.stdout.once( 'data', resolve ) );
	writeFileSync( join( folder, 'processes.json' ), JSON.stringify( [ server.pid ] ) );
	return server;
}

const remove = () => {
	rmSync( folder, { recursive: true, force: true } );
	rmSync( join( dirname( folder ), `${ NAME }.lock` ), { force: true } );
};

test( 'what a killed run has left gives its port back', async () => {
	const port = await freePort();
	const server = await startLeftover( port );
	try {
		await endLeftovers( 'native', NAME );
		assert.equal( await isFree( port ), true );
	} finally {
		server.kill( 'SIGKILL' );
		remove();
	}
} );

test( 'a site that runs is left alone', async () => {
	const port = await freePort();
	const server = await startLeftover( port );
	const siteLock = lock( `${ folder }.lock` );
	try {
		await endLeftovers( 'native', NAME );
		assert.equal( await isFree( port ), false );
	} finally {
		siteLock.release();
		server.kill( 'SIGKILL' );
		remove();
	}
} );
