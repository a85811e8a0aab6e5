import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mail that the site has sent, one file each. */
export const sentBy = ( { mailDir } ) =>
	readdirSync( mailDir ).map( ( file ) => readFileSync( join( mailDir, file ), 'utf8' ) );
