import { Stopped, CommandError } from './command-error.mjs';
import { readOptions } from './options.mjs';

/** Watches for a new parent process: npm, when ended by a signal, ends its shell and leaves us running. */
function watchParent( controller ) {
	const parent = process.ppid;
	const check = () => process.ppid !== parent && controller.abort();
	if ( process.env.npm_lifecycle_event ) {
		setInterval( check, 500 ).unref();
	}
}

/** Returns a signal that aborts when this process is asked to end: Ctrl-C, a closed terminal, kill. */
export function stopSignal() {
	const controller = new AbortController();
	watchParent( controller );
	[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( name ) =>
		process.on( name, () => controller.abort() )
	);
	return controller.signal;
}

/** Resolves when the signal is aborted. */
export const aborted = ( signal ) =>
	new Promise( ( resolve ) =>
		signal.aborted ? resolve() : signal.addEventListener( 'abort', () => resolve() )
	);

/** Runs the command's work: a `CommandError` becomes one sentence and exit code 1, any other error shows its stack. */
async function told( work ) {
	// A closed terminal must not prevent the cleanup of what we started.
	process.stdout.on( 'error', () => {} );
	process.stderr.on( 'error', () => {} );
	try {
		process.exitCode = ( await work() ) ?? 0;
	} catch ( error ) {
		if ( ! ( error instanceof Stopped ) ) {
			process.stderr.write(
				`${ error instanceof CommandError ? error.message : error.stack }\n`
			);
		}
		process.exitCode = error instanceof Stopped ? 130 : 1;
	}
}

/**
 * Runs a command. `--help` only prints the usage; so does an unknown option, as an error.
 *
 * @param {Object}                                 about
 * @param {string}                                 about.usage     One line for each way to call the command.
 * @param {import('./options.mjs').Spec}           [about.options] None by default.
 * @param {import('./options.mjs').ReadValue}      [about.word]    Reads a word that belongs to no option, such as a name.
 * @param {(options:Record<string, any>)=>Promise<number|void>} work Returns the exit code; gets the options as `readOptions` reads them.
 */
export const command = ( { usage, options = {}, word }, work ) =>
	told( () => {
		const read = readOptions( process.argv.slice( 2 ), { ...options, '--help': true }, word );
		if ( read.help ) {
			process.stdout.write( `${ usage.trim() }\n` );
			return 0;
		}
		return work( read );
	} );

/**
 * Runs a command that passes its arguments on to another program.
 *
 * @param {(args:string[])=>Promise<number|void>} work Returns the exit code.
 */
export const commandFor = ( work ) => told( () => work( process.argv.slice( 2 ) ) );
