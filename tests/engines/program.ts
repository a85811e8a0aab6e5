import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT = 20_000;

/** Starts a program that prints nothing that anybody reads. */
export const start = (
	program: string,
	args: string[],
	env: Record< string, string > = {}
): ChildProcess => spawn( program, args, { stdio: 'ignore', env: { ...process.env, ...env } } );

/** Ends it, with force when it does not listen. */
export async function end( child: ChildProcess ): Promise< void > {
	if ( child.exitCode === null && child.signalCode === null ) {
		child.kill();
		const force = setTimeout( () => child.kill( 'SIGKILL' ), 5000 );
		await once( child, 'exit' );
		clearTimeout( force );
	}
}

/**
 * Tries until it works: a program that was just started answers a little later.
 *
 * @throws What the last try threw.
 */
export async function eventually< Result >( work: () => Promise< Result > ): Promise< Result > {
	const last = Date.now() + TIMEOUT;
	for (;;) {
		try {
			return await work();
		} catch ( error ) {
			if ( Date.now() > last ) {
				throw error;
			}
			await pause( 200 );
		}
	}
}
