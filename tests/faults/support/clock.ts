import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [ '/usr/lib', '/usr/local/lib' ];

const NAME = 'faketime/libfaketime.so.1';

/** Returns the path of libfaketime from Debian's package faketime, in a folder for each architecture. */
function library(): string {
	const found = FOLDERS.filter( ( folder ) => existsSync( folder ) )
		.flatMap( ( folder ) => [
			join( folder, NAME ),
			...readdirSync( folder ).map( ( name ) => join( folder, name, NAME ) ),
		] )
		.find( ( path ) => existsSync( path ) );
	if ( found === undefined ) {
		throw new Error(
			'No libfaketime found. Install it (Debian, Ubuntu: apt-get install faketime).'
		);
	}
	return found;
}

/**
 * Returns the environment of a command that runs at another time.
 *
 * @param time In libfaketime's format: `+30d`, or `@2026-10-03 16:30:00` in UTC.
 */
export const at = ( time: string ): Record< string, string > => ( {
	LD_PRELOAD: library(),
	FAKETIME: time,
	TZ: 'UTC',
} );
