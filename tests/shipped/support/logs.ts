import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [ 'wordpress.log', 'php.log', 'php-fpm.log', 'access.log' ];

/** What WordPress itself says where wordpress.org cannot be reached. */
export const NO_WAY_OUT = /Something may be wrong with WordPress\.org|block-directory/;

const PHP =
	/PHP (Notice|Warning|Deprecated|Fatal error|Parse error|Recoverable)|^Stack trace|Atoll:/;

/** nginx’ own format: address, user, time, request, status. */
const FAULT = /" 5\d\d \d+ "/;

const read = ( name: string ): string[] => {
	const file = join( process.env.ATOLL_WP_DIR!, '../logs', name );
	return existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
};

const lengths = (): number[] => FILES.map( ( name ) => read( name ).length );

/** Begins to listen: what it returns gives the lines in which PHP or the web server complained since. */
export function listenToLogs(): () => string[] {
	const before = lengths();
	return () =>
		FILES.flatMap( ( name, index ) =>
			read( name ).slice( Math.max( 0, before[ index ]! - 1 ) )
		).filter(
			( line ) => ( FAULT.test( line ) || PHP.test( line ) ) && ! NO_WAY_OUT.test( line )
		);
}
