import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../setup/npm.mjs';
import { DATA, ROOT } from '../system/folders.mjs';
import { add, none } from './counts.mjs';
import { silence } from './silence.mjs';

const FOLDER = join( DATA, 'test' );

/** Default minutes without output after which a stage counts as stuck. */
const SILENCE = 5;

const FAILURE = { ...none(), failed: 1 };

/** Returns the counts in the report; null if the tool ended before it wrote one. */
function readCounts( stage, report ) {
	try {
		return stage.read( readFileSync( report, 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * Returns the counts of a stage. A tool that fails without a failure in its report counts as one failure, and so does
 * one that succeeds without any test; for one that was ended, the tests that it reported until then count.
 */
function countsOf( stage, { report, output, succeeded } ) {
	if ( ! stage.read ) {
		return succeeded ? { ...none(), passed: 1 } : FAILURE;
	}
	const counts = readCounts( stage, report );
	if ( ! counts ) {
		return add( stage.seen( output ), FAILURE );
	}
	const isFine = succeeded ? counts.passed > 0 : counts.failed > 0;
	return isFine ? counts : add( counts, FAILURE );
}

/**
 * Runs one stage to its end, however long that takes; only a stage without output is ended.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {Object}      options
 * @param {Object}      options.env    Environment variables to add to our own.
 * @param {AbortSignal} options.signal Ends it, and everything it started.
 * @return {Promise<{counts:import('./counts.mjs').Counts, output:string, log:string}>}
 */
export async function runStage( stage, { env, signal } ) {
	mkdirSync( FOLDER, { recursive: true } );
	const report = stage.report
		? join( ROOT, stage.report )
		: join( FOLDER, `${ stage.name }.report` );
	const log = join( FOLDER, `${ stage.name }.log` );
	rmSync( report, { force: true } );
	const args = stage.args ? [ '--', ...stage.args( report ) ] : [];
	const minutes = stage.silence ?? SILENCE;
	const limit = silence( minutes, signal );
	let output = '';
	const succeeded = await npm( [ 'run', '--silent', stage.script, ...args ], {
		cwd: ROOT,
		env: { ...env, ...stage.env },
		signal: limit.signal,
		isPatient: stage.isPatient,
		onOutput( piece ) {
			output += piece;
			limit.restart();
		},
	} ).then(
		() => true,
		() => false
	);
	limit.end();
	if ( limit.isBroken() ) {
		output += `\nEnded: it had said nothing for ${ minutes } minutes.\n`;
	}
	writeFileSync( log, output );
	return { counts: countsOf( stage, { report, output, succeeded } ), output, log };
}
