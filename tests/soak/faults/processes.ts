import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( file: string ): string => {
	try {
		return readFileSync( file, 'utf8' ).trim();
	} catch {
		return '';
	}
};

/** A process' number from its file; 0 when it has none. */
export const pidIn = ( folder: string, file: string ): number =>
	Number( read( join( folder, file ) ) );

/** The workers of a PHP-FPM. Linux alone tells. */
export const workersOf = ( master: number ): number[] =>
	read( `/proc/${ master }/task/${ master }/children` )
		.split( ' ' )
		.filter( Boolean )
		.map( Number );

/** Megabytes that are a process' own, without what it shares with others. */
export const memoryOf = ( pid: number ): number =>
	Number( /^RssAnon:\s+(\d+) kB/m.exec( read( `/proc/${ pid }/status` ) )?.[ 1 ] ?? 0 ) / 1024;

/** Whether there was one to be killed. */
export const kill = ( pid: number ): boolean => {
	try {
		return pid > 1 && process.kill( pid, 'SIGKILL' );
	} catch {
		return false;
	}
};
