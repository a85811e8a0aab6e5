import { Trouble } from './trouble.mjs';

/** What a program ends with after a signal: 128 and its number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Resolves with the exit code once someone asks this process to end; asking twice changes nothing. */
export const asked = () =>
	new Promise( ( resolve ) =>
		Object.entries( SIGNALS ).forEach( ( [ name, code ] ) =>
			process.on( name, () => resolve( code ) )
		)
	);

/**
 * Runs a command: expected trouble is one sentence and exit code 1, anything else shows where it came from.
 *
 * @param {()=>Promise<number|void>} command Gives the exit code.
 */
export async function command( command ) {
	// A closed terminal must not stop us from ending what we started.
	process.stdout.on( 'error', () => {} );
	process.stderr.on( 'error', () => {} );
	try {
		process.exitCode = ( await command() ) ?? 0;
	} catch ( error ) {
		process.stderr.write( `\n${ error instanceof Trouble ? error.message : error.stack }\n` );
		process.exitCode = 1;
	}
}
