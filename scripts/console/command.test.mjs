import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const MODULE = new URL( 'command.mjs', import.meta.url ).href;

/** Returns the output of a command that prints “worked”, when called with these arguments. */
function run( ...args ) {
	const code = `import { command } from '${ MODULE }';
		import { oneOf } from '${ new URL( 'options.mjs', MODULE ).href }';
		await command(
			{ usage: 'npm run it    does it', options: { '--kind': oneOf( 'a', 'b' ) } },
			( { kind } ) => { console.log( 'worked', kind ); return 3; }
		);`;
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[ '--input-type=module', '-', ...args ],
		{ input: code, encoding: 'utf8' }
	);
	return { status, stdout, stderr };
}

test( 'does its work with what was asked for, and ends with its code', () => {
	assert.deepEqual( run( '--kind', 'b' ), { status: 3, stdout: 'worked b\n', stderr: '' } );
} );

test( 'says how it is called, and does nothing then', () => {
	assert.deepEqual( run( '--help' ), {
		status: 0,
		stdout: 'npm run it    does it\n',
		stderr: '',
	} );
} );

test( 'does nothing either when it is called wrongly, and says so in one sentence', () => {
	assert.deepEqual( run( '--knd', 'b' ), {
		status: 1,
		stdout: '',
		stderr: 'There is no option “--knd”; there are --kind, --help.\n',
	} );
	assert.match( run( '--kind', 'c' ).stderr, /^--kind is a or b, not “c”\.\n$/ );
} );
