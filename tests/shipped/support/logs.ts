import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [ 'wordpress.log', 'php.log', 'php-fpm.log', 'access.log' ];

/** Pattern of WordPress' own messages if wordpress.org is unreachable. */
export const NO_WAY_OUT = /Something may be wrong with WordPress\.org|block-directory/;

const PHP =
	/PHP (Notice|Warning|Deprecated|Fatal error|Parse error|Recoverable)|^Stack trace|Atoll:/;

/** Pattern of errors in nginx’ log format: address, user, time, request, status. */
const FAULT = /" 5\d\d \d+ "/;

const read = ( name: string ): string[] => {
	const file = join( process.env.ATOLL_WP_DIR!, '../logs', name );
	return existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
};

const lengths = (): number[] => FILES.map( ( name ) => read( name ).length );

/** Starts to listen, and returns a function that returns the errors of PHP and the web server since then. */
export function listenToLogs(): () => string[] {
	const before = lengths();
	return () =>
		FILES.flatMap( ( name, index ) =>
			read( name ).slice( Math.max( 0, before[ index ]! - 1 ) )
		).filter(
			( line ) => ( FAULT.test( line ) || PHP.test( line ) ) && ! NO_WAY_OUT.test( line )
		);
}
