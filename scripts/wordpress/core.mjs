import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Oldest WordPress version that Atoll supports. */
export const MINIMUM = '6.8';

/** Returns the version of the WordPress core in a folder, or null if there is none. */
export function versionOf( folder ) {
	const file = join( folder, 'wp-includes/version.php' );
	if ( ! existsSync( file ) || ! existsSync( join( folder, 'wp-settings.php' ) ) ) {
		return null;
	}
	return /\$wp_version = '([^']+)'/.exec( readFileSync( file, 'utf8' ) )?.[ 1 ] ?? null;
}

/** Returns a number below, at or above zero if `a` is older than, equal to or newer than `b`; ignores suffixes. */
export function compareVersions( a, b ) {
	const [ left, right ] = [ a, b ].map( ( version ) =>
		( /^[\d.]*/.exec( version )?.[ 0 ] ?? '' ).split( '.' ).map( Number )
	);
	for ( let part = 0; part < Math.max( left.length, right.length ); part++ ) {
		const difference = ( left[ part ] ?? 0 ) - ( right[ part ] ?? 0 );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return 0;
}

/** Whether the folder contains a WordPress that is new enough. */
export function isUsable( folder ) {
	const version = versionOf( folder );
	return version !== null && compareVersions( version, MINIMUM ) >= 0;
}
