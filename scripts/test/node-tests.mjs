/**
 * Runs a folder's *.test.mjs with Node's own runner; with the name of a file, that gets JUnit's XML:
 *
 *     node node-tests.mjs tests/smoke [report.xml]
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';

const [ folder, report ] = process.argv.slice( 2 );

const tests = readdirSync( join( ROOT, folder ), { recursive: true } )
	.filter( ( name ) => name.endsWith( '.test.mjs' ) )
	.map( ( name ) => join( folder, name ) );

const reporters = report
	? [
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=junit',
			`--test-reporter-destination=${ report }`,
		]
	: [];

/** Node would take one file at a time on two cores, but one of the scripts' waits half a minute. */
const atOnce = folder === 'scripts' ? [ '--test-concurrency=2' ] : [];

const { status } = spawnSync( process.execPath, [ '--test', ...atOnce, ...reporters, ...tests ], {
	cwd: ROOT,
	stdio: 'inherit',
} );
process.exitCode = status ?? 1;
