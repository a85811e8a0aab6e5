import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from './build.mjs';

test( 'writes the contract also where no script changed, since it names PHP that no script knows', async ( t ) => {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-' ) );
	t.after( () => rmSync( folder, { recursive: true } ) );
	const scripts = [];
	const options = {
		command: async ( [ , , script ] ) => scripts.push( script ),
		stamp: join( folder, 'build' ),
	};
	const step = ( name, work ) => work();
	await build( step, undefined, options );
	await build( step, undefined, options );
	assert.deepEqual( scripts, [ 'build', 'contract' ] );
} );
