import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath( new URL( 'guardian.mjs', import.meta.url ) );

let pipe;

/** In a group of its own, so that what ends us spares it; without our streams, so that nobody waits for its end. */
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
 * Sees to it that a group of processes ends with this process, even when this one is killed and can do nothing.
 *
 * @param {number} pid Of its first process.
 * @return {()=>void} To be called when the group has ended.
 */
export function guard( pid ) {
	pipe ??= startGuardian();
	pipe.write( `+${ pid }\n` );
	return () => pipe.write( `-${ pid }\n` );
}
