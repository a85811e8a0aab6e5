import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { salts } from './constants.mjs';

/** Returns a site's keys and salts, kept between starts, so that logins stay valid. */
export function secretsOf( folder ) {
	const file = join( folder, 'secrets.json' );
	if ( ! existsSync( file ) ) {
		writeFileSync( file, JSON.stringify( salts() ), { mode: 0o600 } );
	}
	return JSON.parse( readFileSync( file, 'utf8' ) );
}
