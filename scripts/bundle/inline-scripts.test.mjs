import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import InlineScripts from './inline-scripts.cjs';

test( 'PHP prints the very script that webpack wrote', async ( context ) => {
	const path = mkdtempSync( join( tmpdir(), 'atoll-inline-' ) );
	context.after( () => rmSync( path, { recursive: true } ) );
	writeFileSync( join( path, 'in.js' ), String.raw`self.a = 'it\'s' + /\\d$/ + "\\" + '<?php';` );

	await new Promise( ( resolve, reject ) => {
		webpack(
			{
				mode: 'production',
				entry: { a: join( path, 'in.js' ) },
				output: { path },
				plugins: [ new InlineScripts( [ 'a' ] ) ],
			},
			( error ) => ( error ? reject( error ) : resolve() )
		);
	} );
	assert.equal(
		execFileSync( 'php', [ '-r', 'echo require "a.php";' ], { cwd: path, encoding: 'utf8' } ),
		execFileSync( 'cat', [ 'a.js' ], { cwd: path, encoding: 'utf8' } )
	);
} );
