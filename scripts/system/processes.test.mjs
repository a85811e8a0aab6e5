import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { commandLine } from './process-info.mjs';
import { run } from './processes.mjs';

test( 'gives what a program prints, and takes what it is to read', async () => {
	assert.equal( await run( 'cat', [], { input: 'hello' } ), 'hello' );
} );

test( 'says in words which program failed, how, and its last words', async () => {
	await assert.rejects( run( 'sh', [ '-c', 'echo oh no >&2; exit 3' ] ), ( error ) => {
		assert.ok( error instanceof CommandError );
		assert.equal( error.message, 'sh ended with 3: oh no' );
		return true;
	} );
	await assert.rejects(
		run( 'no-such-program', [] ),
		/no-such-program cannot be started \(ENOENT\)/
	);
} );

test( 'ends a program and what that started when asked to', { timeout: 10_000 }, async () => {
	const end = new AbortController();
	let pid;
	const running = run( 'sh', [ '-c', 'sleep 60 & echo $!; wait' ], {
		signal: end.signal,
		onOutput( text ) {
			pid = Number( text );
			end.abort();
		},
	} );
	await assert.rejects( running, Stopped );
	for ( let tenths = 0; tenths < 20 && commandLine( pid ); tenths++ ) {
		await wait( 100 );
	}
	assert.equal( commandLine( pid ), '' );
} );
