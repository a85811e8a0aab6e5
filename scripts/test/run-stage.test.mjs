import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DATA, ROOT } from '../system/folders.mjs';
import { freePort } from '../system/ports.mjs';
import { runStage } from './run-stage.mjs';

/** Name of a site that all tests share, so that it is created once. */
const SITE = 'hanging';

/** Returns the command lines of all processes of the site. */
const leftRunning = () =>
	readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.map( ( pid ) => {
			try {
				return readFileSync( `/proc/${ pid }/cmdline`, 'utf8' ).replaceAll( '\0', ' ' );
			} catch {
				return '';
			}
		} )
		.filter( ( line ) => line.includes( `${ join( DATA, 'native', SITE ) }/` ) );

/** Starts a native site and then hangs: the site runs until it is ended. */
const hanging = async () => {
	const options = [ '--name', SITE, '--bare', '--port', String( await freePort() ) ];
	return { name: SITE, script: 'stack', args: () => options, silence: 0.4, needs: [] };
};

const never = () => new AbortController().signal;

test( 'ends a stage that says nothing any more, and its servers with it', async () => {
	const stage = await hanging();
	const { counts, output } = await runStage( stage, { env: {}, signal: never() } );
	assert.match( output, /^ready /m, output );
	assert.match( output, /Ended: it had said nothing for 0\.4 minutes\./ );
	assert.deepEqual( counts, { passed: 0, failed: 1, skipped: 0 } );
	assert.deepEqual( leftRunning(), [] );
} );

test( 'leaves nothing of a stage running when whoever runs it is killed', async () => {
	const stage = await hanging();
	const code = `
		import { runStage } from './scripts/test/run-stage.mjs';
		const stage = { ...${ JSON.stringify( stage ) }, args: () => ${ JSON.stringify( stage.args() ) } };
		runStage( stage, { env: {}, signal: new AbortController().signal } );`;
	const runner = spawn( process.execPath, [ '--input-type=module', '--eval', code ], {
		cwd: ROOT,
		stdio: 'ignore',
	} );
	const until = async ( holds, seconds ) => {
		for ( let tenths = 0; tenths < seconds * 10 && ! holds(); tenths++ ) {
			await wait( 100 );
		}
	};
	await until( () => leftRunning().some( ( line ) => /nginx/.test( line ) ), 60 );
	assert.notDeepEqual( leftRunning(), [] );
	runner.kill( 'SIGKILL' );
	await until( () => leftRunning().length === 0, 60 );
	assert.deepEqual( leftRunning(), [] );
} );

test( 'counts what a stage had told when it broke off', async () => {
	const stage = {
		name: 'broken',
		script: 'stack',
		args: () => [ '--no-such-option' ],
		read: JSON.parse,
		seen: () => ( { passed: 7, failed: 1, skipped: 0 } ),
		needs: [],
	};
	const { counts } = await runStage( stage, { env: {}, signal: never() } );
	assert.deepEqual( counts, { passed: 7, failed: 2, skipped: 0 } );
} );
