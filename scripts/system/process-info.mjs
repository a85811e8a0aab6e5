import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

const isLinux = existsSync( '/proc/self/stat' );

/** What Linux says of a process, from its state on. The name before it, in brackets, may hold spaces. */
const stat = ( pid ) => read( `/proc/${ pid }/stat` ).split( ') ' ).pop().split( ' ' );

const threads = ( pid ) => {
	try {
		return readdirSync( `/proc/${ pid }/task` ).length;
	} catch {
		return 0;
	}
};

/** Whether a process runs, or one of its threads still holds what it has opened: its first may be over before them. */
export const isRunning = ( pid ) =>
	isLinux ? threads( pid ) > ( stat( pid )[ 0 ] === 'Z' ? 1 : 0 ) : ps( pid, 'pid' ) !== '';

/** When a process began, so that another one with its number is not taken for it; '' when it is gone. */
export const startTimeOf = ( pid ) =>
	isLinux ? ( stat( pid )[ 19 ] ?? '' ) : ps( pid, 'lstart' );

/** A process' command line; '' when it is gone. */
export const commandLine = ( pid ) =>
	isLinux ? read( `/proc/${ pid }/cmdline` ).replaceAll( '\0', ' ' ).trim() : ps( pid, 'args' );
