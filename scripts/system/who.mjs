import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const read = ( file ) => {
	try {
		return readFileSync( file, 'utf8' );
	} catch {
		return '';
	}
};

const ps = ( pid, column ) => {
	try {
		return execFileSync( 'ps', [ '-o', `${ column }=`, '-p', String( pid ) ], {
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'ignore' ],
			env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', COLUMNS: '4000' },
		} ).trim();
	} catch {
		return '';
	}
};

const linux = existsSync( '/proc/self/stat' );

/** When a process began, so that another one with its number is not taken for it; '' when it is gone. */
export const beginning = ( pid ) =>
	linux
		? // The name, in brackets, may hold spaces; the start time is the 20th value after it.
			( read( `/proc/${ pid }/stat` ).split( ') ' ).pop().split( ' ' )[ 19 ] ?? '' )
		: ps( pid, 'lstart' );

/** A process' command line; '' when it is gone. */
export const commandLine = ( pid ) =>
	linux ? read( `/proc/${ pid }/cmdline` ).replaceAll( '\0', ' ' ).trim() : ps( pid, 'args' );
