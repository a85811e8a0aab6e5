import { Stopped, CommandError } from './command-error.mjs';
import { readOptions } from './options.mjs';

/** npm, ended by a signal, ends its shell and forgets us: our parent is another then. */
function watchParent( controller ) {
	const parent = process.ppid;
	const check = () => process.ppid !== parent && controller.abort();
	if ( process.env.npm_lifecycle_event ) {
		setInterval( check, 500 ).unref();
	}
}

/** Aborted once someone asks this process to end: Ctrl-C, a closed terminal, kill. Asking twice changes nothing. */
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

/** Runs what a person asked for: a `CommandError` is one sentence and exit code 1, anything else shows where it came from. */
async function told( work ) {
	// A closed terminal must not stop us from ending what we started.
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
 * Runs a command. `--help` prints how it is called and does nothing else; so does an option that it does not have, as an
 * error.
 *
 * @param {Object}                                 about
 * @param {string}                                 about.usage     A line for each way to call it.
 * @param {import('./options.mjs').Spec}           [about.options] None when left out.
 * @param {import('./options.mjs').ReadValue}      [about.word]    Reads a word that belongs to no option, such as a name.
 * @param {(options:Record<string, any>)=>Promise<number|void>} work Gives the exit code; gets the options as `readOptions` reads them.
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
 * Runs a command whose arguments are another program's.
 *
 * @param {(args:string[])=>Promise<number|void>} work Gives the exit code.
 */
export const commandFor = ( work ) => told( () => work( process.argv.slice( 2 ) ) );
