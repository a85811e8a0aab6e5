import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA, ROOT } from '../system/folders.mjs';
import { npm } from '../setup/npm.mjs';
import { none } from './counts.mjs';

const FOLDER = join( DATA, 'test' );

const MINUTE = 60_000;

/** What a report counts; a tool that fails without a failure in its report has failed once. */
function countsOf( stage, report, succeeded ) {
	const check = { ...none(), [ succeeded ? 'passed' : 'failed' ]: 1 };
	if ( ! stage.read ) {
		return check;
	}
	try {
		const counts = stage.read( readFileSync( report, 'utf8' ) );
		const silent = ! succeeded && counts.failed === 0;
		const empty = succeeded && counts.passed === 0;
		return silent || empty ? { ...counts, failed: 1 } : counts;
	} catch {
		return { ...none(), failed: 1 };
	}
}

/**
 * Runs one stage to its end.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {Object}      options
 * @param {Object}      options.env    Added to our own.
 * @param {AbortSignal} options.signal
 * @return {Promise<{counts:import('./counts.mjs').Counts, output:string, log:string}>}
 */
export async function runStage( stage, { env, signal } ) {
	mkdirSync( FOLDER, { recursive: true } );
	const report = stage.report
		? join( ROOT, stage.report )
		: join( FOLDER, `${ stage.name }.report` );
	const log = join( FOLDER, `${ stage.name }.log` );
	if ( existsSync( report ) ) {
		rmSync( report );
	}
	const args = stage.args ? [ '--', ...stage.args( report ) ] : [];
	const limit = AbortSignal.timeout( stage.minutes * MINUTE );
	let output = '';
	const succeeded = await npm( [ 'run', '--silent', stage.script, ...args ], {
		cwd: ROOT,
		env: { ...env, ...stage.env },
		signal: AbortSignal.any( [ signal, limit ] ),
		onOutput: ( piece ) => ( output += piece ),
	} ).then(
		() => true,
		() => false
	);
	if ( limit.aborted ) {
		output += `\nEnded after ${ stage.minutes } minutes.\n`;
	}
	writeFileSync( log, output );
	return { counts: countsOf( stage, report, succeeded ), output, log };
}
