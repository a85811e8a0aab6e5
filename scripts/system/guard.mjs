import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath( new URL( 'guardian.mjs', import.meta.url ) );

let pipe;

/** Starts the guardian in its own process group, so that it survives us, and without our streams. */
function startGuardian() {
	const child = spawn( process.execPath, [ GUARDIAN ], {
		detached: true,
		stdio: [ 'pipe', 'ignore', 'ignore' ],
	} );
	child.on( 'error', () => {} );
	child.unref();
	child.stdin.on( 'error', () => {} );
	child.stdin.unref();
	return child.stdin;
}

/**
 * Ensures that a process group ends together with this process, even if this one is killed.
 *
 * @param {number} pid Id of the group's first process.
 * @return {()=>void} Function to call when the group has ended.
 */
export function guard( pid ) {
	pipe ??= startGuardian();
	pipe.write( `+${ pid }\n` );
	return () => pipe.write( `-${ pid }\n` );
}
