/** Runs a folder's *.test.mjs with Node's own runner; a file name as an argument gets a JUnit report. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../console/command.mjs';
import { anyText } from '../console/options.mjs';
import { ROOT } from '../system/folders.mjs';

const reportersFor = ( report ) =>
	report
		? [
				'--test-reporter=spec',
				'--test-reporter-destination=stdout',
				'--test-reporter=junit',
				`--test-reporter-destination=${ report }`,
			]
		: [];

/** Returns the concurrency: with two cores Node would run one file at a time, but one of the scripts' tests is slow. */
const atOnce = ( folder ) => ( folder === 'scripts' ? [ '--test-concurrency=2' ] : [] );

const testsOf = ( folder ) =>
	readdirSync( join( ROOT, folder ), { recursive: true } )
		.filter( ( name ) => name.endsWith( '.test.mjs' ) )
		.map( ( name ) => join( folder, name ) );

const ABOUT = {
	usage: 'node scripts/test/node-tests.mjs tests/smoke [report.xml]    the tests of a folder',
	word: anyText,
};

await command( ABOUT, ( { words: [ folder, report ] } ) => {
	const args = [ ...atOnce( folder ), ...reportersFor( report ), ...testsOf( folder ) ];
	const { status } = spawnSync( process.execPath, [ '--test', ...args ], {
		cwd: ROOT,
		stdio: 'inherit',
	} );
	return status ?? 1;
} );
