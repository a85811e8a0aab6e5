import { spawn } from 'node:child_process';
import { openSync, closeSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { guard } from './guard.mjs';

/** Milliseconds that a program has to shut down. */
const GRACE = 30_000;

/** Sends a signal to a process group, 0 for none; returns whether the group exists. */
export function signal( pid, name ) {
	try {
		return process.kill( process.platform === 'win32' ? pid : -pid, name );
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Starts a long-running process in its own group, so that Ctrl-C reaches it only through us. It ends with us.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options
 * @param {string}   options.log   File for its output.
 * @param {Object}   [options.env] Environment variables to add to our own.
 * @param {string}   [options.cwd]
 * @param {boolean}  [options.ipc] Whether to open a channel for messages.
 * @return {{pid:number, name:string, child:import('node:child_process').ChildProcess, exited:Promise<number|null>, stop:(signal?:string,grace?:number)=>Promise<void>}} `exited` resolves with the exit code, null after a signal.
 */
export function start( command, args, { log, env = {}, cwd, ipc = false } ) {
	const logFile = openSync( log, 'a' );
	const child = spawn( command, args, {
		cwd,
		detached: true,
		stdio: [ 'ignore', logFile, logFile, ...( ipc ? [ 'ipc' ] : [] ) ],
		env: { ...process.env, ...env },
	} );
	closeSync( logFile );
	const unguard = child.pid === undefined ? () => {} : guard( child.pid );
	const exited = new Promise( ( resolve ) => {
		child.once( 'exit', resolve );
		child.once( 'error', () => resolve( -1 ) );
	} );
	exited.then( unguard );
	const stop = async ( name = 'SIGTERM', grace = 10_000 ) => {
		if ( child.pid === undefined ) {
			return;
		}
		signal( child.pid, name );
		const inTime = await Promise.race( [
			exited.then( () => true ),
			wait( grace, false, { ref: false } ),
		] );
		// The group outlives its first process if a worker hangs.
		signal( child.pid, 'SIGKILL' );
		if ( ! inTime ) {
			await exited;
		}
	};
	return { pid: child.pid, name: command, child, exited, stop };
}

/** Gives a new process the lowest priority, if the system allows it. */
function lowerPriority( pid ) {
	try {
		setPriority( pid, constants.priority.PRIORITY_LOW );
		writeFileSync( `/proc/${ pid }/autogroup`, '19' ); // Linux may compare sessions with each other first.
	} catch {}
}

/**
 * Runs a command to its end and returns its output.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   [options]          As for spawn; `env` is added to our own.
 * @param {string}   [options.input]    Text for its standard input.
 * @param {Function} [options.onOutput] Called with each piece of output, of either stream.
 * @param {boolean}  [options.isPatient] Whether to run it, and everything it starts, at the lowest priority.
 * @param {AbortSignal} [options.signal] Ends it and everything it started, as our own end does.
 * @return {Promise<string>} Standard output.
 * @throws {CommandError} If it cannot be started or its exit code is not 0; `output` has all its output.
 */
export function run( command, args, options = {} ) {
	const {
		input,
		onOutput = () => {},
		env = {},
		isPatient = false,
		signal: end,
		...others
	} = options;
	return new Promise( ( resolve, reject ) => {
		if ( end?.aborted ) {
			reject( new Stopped() );
			return;
		}
		const child = spawn( command, args, {
			...others,
			// Its own group, so that all of it can be ended.
			detached: end !== undefined,
			stdio: [ 'pipe', 'pipe', 'pipe' ],
			env: { ...process.env, ...env },
		} );
		if ( isPatient && child.pid !== undefined ) {
			lowerPriority( child.pid );
		}
		const printed = { stdout: '', all: '' };
		const collect = ( stream ) => ( piece ) => {
			printed.all += piece;
			printed.stdout += stream === 'stdout' ? piece : '';
			onOutput( String( piece ) );
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', collect( 'stdout' ) );
		child.stderr.setEncoding( 'utf8' ).on( 'data', collect( 'stderr' ) );
		child.stdin.on( 'error', () => {} ).end( input );
		const unguard = end && child.pid ? guard( child.pid ) : () => {};
		let killing;
		const kill = () => {
			signal( child.pid, 'SIGTERM' );
			killing = setTimeout( () => signal( child.pid, 'SIGKILL' ), GRACE );
		};
		end?.addEventListener( 'abort', kill );
		child.once( 'error', ( error ) =>
			reject( new CommandError( `${ command } cannot be started (${ error.code }).` ) )
		);
		child.once( 'close', ( code, name ) => {
			end?.removeEventListener( 'abort', kill );
			clearTimeout( killing );
			unguard();
			if ( code === 0 ) {
				resolve( printed.stdout );
				return;
			}
			const message = `${ command } ended with ${ code ?? name }: ${ lastLines( printed.all ) }`;
			const error = end?.aborted ? new Stopped() : new CommandError( message );
			reject( Object.assign( error, { code, output: printed.all } ) );
		} );
	} );
}

const lastLines = ( text ) => text.trim().split( '\n' ).slice( -12 ).join( '\n' );

/**
 * Repeats a check until its result is truthy.
 *
 * @param {()=>Promise<any>}  check
 * @param {Object}            options
 * @param {number}            options.seconds Timeout.
 * @param {{exited:Promise}}  options.of      Process that is waited for; if it ends, so does the wait.
 * @param {string}            options.what    Description for the error message.
 * @param {string}            options.log     Its log file, for the error message.
 */
export async function until( check, { seconds, of, what, log } ) {
	let hasExited = false;
	of.exited.then( () => ( hasExited = true ) );
	for (
		const end = Date.now() + seconds * 1000;
		Date.now() < end && ! hasExited;
		await wait( 50 )
	) {
		const answer = await check();
		if ( answer ) {
			return answer;
		}
	}
	throw new CommandError(
		hasExited
			? `${ what } ended by itself; its last words are in ${ log }.`
			: `${ what } was not ready after ${ seconds } s; see ${ log }.`
	);
}
