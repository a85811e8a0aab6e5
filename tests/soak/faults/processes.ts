import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( file: string ): string => {
	try {
		return readFileSync( file, 'utf8' ).trim();
	} catch {
		return '';
	}
};

/** Returns a process id from its file; 0 if there is none. */
export const pidIn = ( folder: string, file: string ): number =>
	Number( read( join( folder, file ) ) );

/** Returns the worker processes of PHP-FPM; only on Linux. */
export const workersOf = ( master: number ): number[] =>
	read( `/proc/${ master }/task/${ master }/children` )
		.split( ' ' )
		.filter( Boolean )
		.map( Number );

/** Returns the megabytes of private memory of a process, without memory it shares with others. */
export const memoryOf = ( pid: number ): number =>
	Number( /^RssAnon:\s+(\d+) kB/m.exec( read( `/proc/${ pid }/status` ) )?.[ 1 ] ?? 0 ) / 1024;

/** Kills a process; returns whether it existed. */
export const kill = ( pid: number ): boolean => {
	try {
		return pid > 1 && process.kill( pid, 'SIGKILL' );
	} catch {
		return false;
	}
};
