import { Stopped, CommandError } from './command-error.mjs';

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

/**
 * Runs a command: a `CommandError` is one sentence and exit code 1, anything else shows where it came from.
 *
 * @param {()=>Promise<number|void>} work Gives the exit code.
 */
export async function command( work ) {
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
