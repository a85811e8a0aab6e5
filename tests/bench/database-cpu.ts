import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PID = resolve( __dirname, '../../.atoll/native/bench/run/db.pid' );

/** Milliseconds of one tick of /proc. */
const TICK = 10;

/** Milliseconds of CPU that the bench site's database has used; NaN where the system has no /proc. */
export function databaseCpu(): number {
	const stat = existsSync( PID ) ? `/proc/${ readFileSync( PID, 'utf8' ).trim() }/stat` : '';
	if ( ! existsSync( stat ) ) {
		return NaN;
	}
	const fields = ( readFileSync( stat, 'utf8' ).split( ') ' )[ 1 ] ?? '' ).split( ' ' );
	return TICK * ( Number( fields[ 11 ] ) + Number( fields[ 12 ] ) );
}
