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

/** Returns Linux' data about a process, starting with its state. The name before it, in brackets, may have spaces. */
const stat = ( pid ) => read( `/proc/${ pid }/stat` ).split( ') ' ).pop().split( ' ' );

const threads = ( pid ) => {
	try {
		return readdirSync( `/proc/${ pid }/task` ).length;
	} catch {
		return 0;
	}
};

/** Whether a process runs or one of its threads still holds its files: the first thread may end before the others. */
export const isRunning = ( pid ) =>
	isLinux ? threads( pid ) > ( stat( pid )[ 0 ] === 'Z' ? 1 : 0 ) : ps( pid, 'pid' ) !== '';

/** Returns a process' start time, to distinguish it from another one with the same id; '' if it has ended. */
export const startTimeOf = ( pid ) =>
	isLinux ? ( stat( pid )[ 19 ] ?? '' ) : ps( pid, 'lstart' );

/** Returns a process' command line; '' if it has ended. */
export const commandLine = ( pid ) =>
	isLinux ? read( `/proc/${ pid }/cmdline` ).replaceAll( '\0', ' ' ).trim() : ps( pid, 'args' );
