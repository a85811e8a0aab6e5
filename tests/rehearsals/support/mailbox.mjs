import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mail that the site has sent: each is a file. */
export const sentBy = ( { mailDir } ) =>
	readdirSync( mailDir ).map( ( file ) => readFileSync( join( mailDir, file ), 'utf8' ) );
