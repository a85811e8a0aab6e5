import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, isRunning } from '../system/process-info.mjs';
import { signal } from '../system/processes.mjs';

const read = ( file ) => {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return [];
	}
};

/** Returns a file-based list of the processes that a site started, for the next start after the run was killed. */
export function leftovers( folder ) {
	const file = join( folder, 'processes.json' );
	/** Whether a process is ours: its id may have been reused, but ours have the folder in their command line. */
	const isOurs = ( pid ) => commandLine( pid ).includes( folder );
	return {
		write: ( running ) =>
			writeFileSync( file, JSON.stringify( running.map( ( { pid } ) => pid ) ) ),
		clear: () => rmSync( file, { force: true } ),
		async end() {
			const pids = read( file ).filter( isOurs );
			pids.forEach( ( pid ) => signal( pid, 'SIGTERM' ) );
			for ( let tenths = 0; tenths < 100 && pids.some( isRunning ); tenths++ ) {
				await wait( 100 );
			}
			pids.filter( isOurs ).forEach( ( pid ) => signal( pid, 'SIGKILL' ) );
			rmSync( file, { force: true } );
		},
	};
}
